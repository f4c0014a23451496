import { getTranslations } from 'next-intl/server';
import { profileGroups } from '@/components/mockups/profile-rows';
import { ProfileTable } from '@/components/mockups/profile-table';
import { Icon } from '@/components/ui/icon';
import { LogoMark } from '@/components/ui/logo';
import mockup from './mockup.module.css';
import styles from './profile-list.module.css';

/** The app's profile list with its groups: an illustration, except that a profile can be selected. */
export async function ProfileListMockup() {
  const t = await getTranslations('mockups.profileList');
  return (
    <figure className={mockup.mockup}>
      <div className={mockup.window}>
        <span role="img" aria-label={t('alt')} />
        <div className={mockup.bar} aria-hidden="true">
          <LogoMark size={20} />
          <span className={`${mockup.field} ${styles.search}`}>
            <Icon name="search" size={14} />
            <span className={mockup.truncate}>{t('search')}</span>
          </span>
          <span className={`${mockup.button} ${mockup.solid} ${styles.newProfile}`}>
            <Icon name="plus" size={14} />
            <span>{t('newProfile')}</span>
          </span>
        </div>
        <div className={styles.body}>
          <div className={styles.sidebar} aria-hidden="true">
            <span className={mockup.small}>{t('groups')}</span>
            {profileGroups.map(({ name, icon, count }) => (
              <span className={styles.group} key={name}>
                <Icon name={icon} size={15} />
                <span className={`${mockup.grow} ${mockup.truncate}`}>{t(name)}</span>
                {count}
              </span>
            ))}
          </div>
          <ProfileTable headingId="profile-choice" />
        </div>
      </div>
      <figcaption className={styles.caption} id="profile-choice">
        {t('choose')}
      </figcaption>
    </figure>
  );
}
