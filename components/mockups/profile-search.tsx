import { getTranslations } from 'next-intl/server';
import { profileColorClass, ProfileIcon } from '@/components/mockups/profile-icon';
import { MockupFrame } from '@/components/mockups/mockup-frame';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/config/icon-names';
import { cast, groups, tags } from '@/lib/demo/profiles';
import mockup from './mockup.module.css';
import styles from './profile-search.module.css';

/** Selected group and tag filter. */
const selection = { group: 'clients', tag: 'ads' } as const;

/** The groups, between all profiles and the deleted ones. */
const groupRows = [
  { name: 'all', icon: 'layers', count: cast.length },
  ...groups.map((name) => ({
    name,
    icon: 'folder' as const,
    count: cast.filter(({ group }) => group === name).length,
  })),
  { name: 'recycleBin', icon: 'trash-2', count: 2 },
] as const satisfies readonly { name: string; icon: IconName; count: number }[];

/** A profile found by its group and tag, with a colleague's note. */
export async function ProfileSearchMockup() {
  const t = await getTranslations('mockups');
  const matches = cast.filter(({ tag }) => tag === selection.tag);
  return (
    <MockupFrame alt={t('profileSearch.alt')}>
      <div className={`${mockup.window} ${styles.window}`}>
        <div className={styles.groups}>
          <span className={`${styles.title} ${mockup.small}`}>{t('profileList.groups')}</span>
          {groupRows.map(({ name, icon, count }) => (
            <span className={name === selection.group ? `${styles.group} ${styles.selected}` : styles.group} key={name}>
              <Icon name={icon} size={15} />
              <span className={`${mockup.grow} ${mockup.truncate}`}>{t(`profileList.${name}`)}</span>
              <span className={styles.count}>{count}</span>
            </span>
          ))}
        </div>
        <div className={styles.list}>
          <div className={styles.tags}>
            <Icon name="tag" size={15} />
            {tags.map((tag) => (
              <span className={tag === selection.tag ? `${styles.tag} ${styles.selected}` : styles.tag} key={tag}>
                {t(`profileList.${tag}`)}
                {tag === selection.tag ? <Icon name="x" size={12} /> : null}
              </span>
            ))}
          </div>
          {matches.map(({ name, color, proxy: { country, protocol } }, i) => (
            <div className={`${styles.profile} ${profileColorClass(color)}`} key={name}>
              <ProfileIcon />
              <b className={mockup.truncate}>{t(`profiles.${name}`)}</b>
              <span className={`${mockup.mono} ${mockup.muted}`}>
                {country} · {protocol}
              </span>
              {i === 0 ? (
                <span className={styles.note}>
                  <span className={mockup.small}>{t('profileSearch.noteLabel')}</span>
                  {t('profileSearch.note')}
                </span>
              ) : null}
            </div>
          ))}
        </div>
      </div>
    </MockupFrame>
  );
}
