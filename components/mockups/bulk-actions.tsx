import { getTranslations } from 'next-intl/server';
import { profileColorClass, ProfileIcon } from '@/components/mockups/profile-icon';
import { MockupFrame } from '@/components/mockups/mockup-frame';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/config/icon-names';
import { cast, type Profile } from '@/lib/demo/profiles';
import mockup from './mockup.module.css';
import styles from './bulk-actions.module.css';

/** Indexes of the selected profiles. */
const selected: ReadonlySet<number> = new Set([0, 1, 3, 5]);

const actions = [
  { name: 'tags', icon: 'tag' },
  { name: 'groups', icon: 'folder' },
  { name: 'proxy', icon: 'network' },
  { name: 'open', icon: 'play' },
] as const;

/** Icons of temporary states; all others have a dot. */
const stateIcons: Partial<Record<Profile['status'], IconName>> = {
  locked: 'lock',
  checking: 'refresh-cw',
  scheduled: 'clock',
};

/** Profile list with some profiles selected, and the toolbar of bulk actions. */
export async function BulkActionsMockup() {
  const t = await getTranslations('mockups');
  return (
    <MockupFrame alt={t('bulkActions.alt')}>
      <div className={mockup.window}>
        <div className={styles.bar}>
          <b className={styles.count}>{t('bulkActions.selected', { count: selected.size })}</b>
          {actions.map(({ name, icon }) => (
            <span className={styles.action} key={name}>
              <Icon name={icon} size={15} />
              <span className={mockup.truncate}>{t(`profileList.${name}`)}</span>
            </span>
          ))}
        </div>
        <div className={styles.rows}>
          <div className={`${styles.row} ${styles.head} ${mockup.small}`}>
            <span className={styles.checkbox} />
            <span className={styles.name}>{t('profileList.name')}</span>
            <span className={styles.wideOnly}>{t('profileList.tags')}</span>
            <span className={styles.wideOnly}>{t('profileList.proxy')}</span>
            <span>{t('profileList.status')}</span>
          </div>
          {cast.map(({ name, color, tag, proxy: { country, protocol }, status }, i) => {
            const icon = stateIcons[status];
            return (
              <div
                className={`${styles.row} ${selected.has(i) ? styles.selected : ''} ${profileColorClass(color)}`}
                key={name}
              >
                <span className={styles.checkbox}>{selected.has(i) ? <Icon name="check" size={12} /> : null}</span>
                <span className={styles.name}>
                  <ProfileIcon />
                  <b>{t(`profiles.${name}`)}</b>
                </span>
                <span className={styles.wideOnly}>
                  <span className={styles.tag}>{t(`profileList.${tag}`)}</span>
                </span>
                <span className={`${styles.wideOnly} ${mockup.mono}`}>
                  <b>{country}</b> <span className={mockup.muted}>{protocol}</span>
                </span>
                <span className={styles.status}>
                  {icon ? (
                    <Icon name={icon} size={13} />
                  ) : (
                    <i className={status === 'running' ? mockup.dot : `${mockup.dot} ${styles.ready}`} />
                  )}
                  <span className={mockup.truncate}>{t(`profileList.${status}`)}</span>
                </span>
              </div>
            );
          })}
        </div>
      </div>
    </MockupFrame>
  );
}
