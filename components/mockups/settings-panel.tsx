import { MockupFrame } from '@/components/mockups/mockup-frame';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/generated/icon-names';
import frame from './mockup.module.css';
import styles from './settings-panel.module.css';

type SettingsPanelProps = {
  /** Text alternative. */
  alt: string;
  title: string;
  icon: IconName;
  /** Label of a button in the title bar. */
  action?: string;
  lines: readonly (readonly [label: string, value: string])[];
  /** Icon before each value. */
  valueIcon?: IconName;
};

/** A single panel of the app: a title, and rows of a setting and its value. */
export function SettingsPanel({ alt, title, icon, action, lines, valueIcon }: SettingsPanelProps) {
  return (
    <MockupFrame alt={alt}>
      <div className={frame.window}>
        <div className={frame.bar}>
          <Icon name={icon} size={16} />
          <span className={`${styles.title} ${frame.truncate}`}>{title}</span>
          {action ? <span className={`${frame.button} ${frame.solid}`}>{action}</span> : null}
        </div>
        {lines.map(([label, value]) => (
          <div className={styles.row} key={label}>
            <span className={`${styles.label} ${frame.muted}`}>{label}</span>
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
