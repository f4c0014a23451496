import { getTranslations } from 'next-intl/server';
import { profileColorClass, ProfileIcon } from '@/components/mockups/profile-icon';
import { SyncedPage } from '@/components/mockups/synced-page';
import { MockupFrame } from '@/components/mockups/mockup-frame';
import { Icon } from '@/components/ui/icon';
import mockup from './mockup.module.css';
import styles from './synchronizer.module.css';

/** The main window first; each window has the hue of its profile and types its own city. */
const windows = [
  { city: 'cityLisbon', profileColor: 1 },
  { city: 'cityKrakow', profileColor: 4 },
  { city: 'cityBerlin', profileColor: 2 },
  { city: 'cityLyon', profileColor: 5 },
  { city: 'citySaoPaulo', profileColor: 3 },
  { city: 'cityDublin', profileColor: 6 },
] as const;

const mirroredActions = ['clicks', 'typing', 'tabs', 'perWindowText'] as const;

/** A main window and five followers: actions in the first are mirrored in all, with a different text in each. */
export async function SynchronizerMockup() {
  const t = await getTranslations('mockups.synchronizer');
  return (
    <MockupFrame alt={t('alt')}>
      <div className={styles.windows}>
        {windows.map(({ city, profileColor }, i) => (
          <div className={`${mockup.window} ${styles.window} ${profileColorClass(profileColor)}`} key={city}>
            <div className={styles.tab}>
              <ProfileIcon />
              <span className={mockup.truncate}>{t(i === 0 ? 'main' : city)}</span>
              {i === 0 ? <span className={`${styles.address} ${mockup.mono} ${mockup.muted}`}>example.com</span> : null}
            </div>
            <SyncedPage city={t(city)} isMain={i === 0} />
          </div>
        ))}
      </div>
      <div className={`${mockup.window} ${styles.statusBar}`}>
        <b>
          <i className={mockup.dot} />
          {t('followerCount')}
        </b>
        {mirroredActions.map((name) => (
          <span key={name}>
            <Icon name="check" size={14} />
            {t(name)}
          </span>
        ))}
      </div>
    </MockupFrame>
  );
}
