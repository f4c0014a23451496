import { MockupFrame } from '@/components/mockups/mockup-frame';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/config/icon-names';
import mockup from './mockup.module.css';
import styles from './settings-panel.module.css';

type SettingsPanelProps = {
  /** Text alternative. */
  alt: string;
  title: string;
  icon: IconName;
  /** Label of a button in the title bar. */
  action?: string;
  rows: readonly (readonly [label: string, value: string])[];
  /** Icon before each value. */
  valueIcon?: IconName;
};

/** A single panel of the app: a title, and rows of a setting and its value. */
export function SettingsPanel({ alt, title, icon, action, rows, valueIcon }: SettingsPanelProps) {
  return (
    <MockupFrame alt={alt}>
      <div className={mockup.window}>
        <div className={mockup.bar}>
          <Icon name={icon} size={16} />
          <span className={`${styles.title} ${mockup.truncate}`}>{title}</span>
          {action ? <span className={`${mockup.button} ${mockup.solid}`}>{action}</span> : null}
        </div>
        {rows.map(([label, value]) => (
          <div className={styles.row} key={label}>
            <span className={`${styles.label} ${mockup.muted}`}>{label}</span>
            <b className={styles.value}>
              {valueIcon ? <Icon name={valueIcon} size={14} /> : null}
              {value}
            </b>
          </div>
        ))}
      </div>
    </MockupFrame>
  );
}
