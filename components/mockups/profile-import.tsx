import { getTranslations } from 'next-intl/server';
import { ProfileIcon } from '@/components/mockups/profile-icon';
import { MockupFrame } from '@/components/mockups/mockup-frame';
import { Icon } from '@/components/ui/icon';
import { LogoMark } from '@/components/ui/logo';
import mockup from './mockup.module.css';
import styles from './profile-import.module.css';

const profiles = [
  { name: 'storeLisbon', profileColor: 1, hasMoved: true },
  { name: 'storeKrakow', profileColor: 4, hasMoved: true },
  { name: 'adsA', profileColor: 2, hasMoved: false },
  { name: 'support', profileColor: 6, hasMoved: false },
] as const;

/** Profiles imported from another browser, which has no hues. @param from name of that browser */
export async function ProfileImportMockup({ from }: { from?: string }) {
  const t = await getTranslations('mockups');
  const tCompare = await getTranslations('compare');
  return (
    <MockupFrame alt={tCompare('alt')}>
      <div className={styles.columns}>
        <div className={`${mockup.window} ${styles.source}`}>
          <div className={mockup.bar}>
            <Icon name="app-window" size={16} />
            <span className={mockup.truncate}>{from ?? tCompare('currentBrowser')}</span>
          </div>
          {profiles.map(({ name, hasMoved }) => (
            <div className={hasMoved ? `${styles.row} ${styles.moved}` : styles.row} key={name}>
              <i className={styles.plainIcon} />
              <span className={mockup.truncate}>{t(`profiles.${name}`)}</span>
            </div>
          ))}
        </div>
        <Icon name="arrow-right" size={22} />
        <div className={mockup.window}>
          <div className={mockup.bar}>
            <LogoMark size={20} />
            <span className={mockup.truncate}>{t('profileList.all')}</span>
          </div>
          {profiles.map(({ name, profileColor, hasMoved }) => (
            <div className={hasMoved ? styles.row : `${styles.row} ${styles.pending}`} key={name}>
              {hasMoved ? <ProfileIcon profileColor={profileColor} /> : <i className={styles.plainIcon} />}
              <span className={`${mockup.grow} ${mockup.truncate}`}>{t(`profiles.${name}`)}</span>
              {hasMoved ? <Icon name="check" size={15} /> : <Icon name="clock" size={14} />}
            </div>
          ))}
        </div>
      </div>
    </MockupFrame>
  );
}
