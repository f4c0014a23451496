import { ProfileIcon } from '@/components/mockups/profile-icon';
import type { ProfileColor } from '@/lib/config/profile-color';
import { MockupFrame } from '@/components/mockups/mockup-frame';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/config/icon-names';
import mockup from './mockup.module.css';
import styles from './panel.module.css';

export type PanelRow = {
  profileColor: ProfileColor;
  name: string;
  /** Type or time, in monospace figures. */
  detail: string;
  /** Result, and its icon. */
  value?: string;
  icon?: IconName;
};

type PanelProps = { title: string; icon: IconName; rows: readonly PanelRow[] };

/** A single panel of the app: a title, and a row for each profile, distinguished by hue. */
export function Panel({ title, icon, rows }: PanelProps) {
  return (
    <MockupFrame alt={title}>
      <div className={`${mockup.window} ${styles.window}`}>
        <div className={mockup.bar}>
          <Icon name={icon} size={16} />
          <span className={`${mockup.grow} ${mockup.truncate}`}>{title}</span>
        </div>
        <div className={styles.rows}>
          {rows.map(({ profileColor, name, detail, value, icon: rowIcon }, i) => (
            <div className={styles.row} key={i}>
              <ProfileIcon profileColor={profileColor} />
              <b>{name}</b>
              <span className={`${styles.detail} ${mockup.mono} ${mockup.muted}`}>{detail}</span>
              <span className={styles.value}>
                {rowIcon ? <Icon name={rowIcon} size={14} /> : null}
                {value}
              </span>
            </div>
          ))}
        </div>
      </div>
    </MockupFrame>
  );
}
