import { getTranslations } from 'next-intl/server';
import { ProfileIcon } from '@/components/mockups/profile-icon';
import { MockupFrame } from '@/components/mockups/mockup-frame';
import { Icon } from '@/components/ui/icon';
import mockup from './mockup.module.css';
import styles from './encrypted-profiles.module.css';

/** A profile's cookies, in plain text and encrypted. */
const profiles = [
  { name: 'storeLisbon', profileColor: 1, cookie: 'sid=8f2c41', encrypted: 'kR9z…Tq4w' },
  { name: 'adsA', profileColor: 2, cookie: 'auth=d07be3', encrypted: 'V0xm…c8Hn' },
  { name: 'storeKrakow', profileColor: 4, cookie: 'sid=51a9f0', encrypted: 'p7Gd…Ls2y' },
] as const;

/** Profiles that the colleague can decrypt. */
const shared = profiles.slice(0, 2);

/** Profiles on a computer, encrypted in the cloud, and decrypted on a colleague's computer. */
export async function EncryptedProfilesMockup() {
  const t = await getTranslations('mockups');
  const locations = [
    { title: t('proxy.computer'), icon: 'monitor', rows: profiles, isEncrypted: false },
    { title: t('encryptedProfiles.cloud'), icon: 'database', rows: profiles, isEncrypted: true },
    { title: t('team.secondMember'), icon: 'users', rows: shared, isEncrypted: false },
  ] as const;
  return (
    <MockupFrame alt={t('encryptedProfiles.alt')}>
      <div className={styles.locations}>
        {locations.map(({ title, icon, rows, isEncrypted }) => (
          <div className={isEncrypted ? `${mockup.window} ${styles.encrypted}` : mockup.window} key={title}>
            <div className={mockup.bar}>
              <Icon name={icon} size={16} />
              <span className={`${mockup.grow} ${mockup.truncate}`}>{title}</span>
              {isEncrypted ? <Icon name="lock" size={16} /> : null}
            </div>
            {rows.map(({ name, profileColor, cookie, encrypted }) => (
              <div className={styles.row} key={name}>
                <ProfileIcon profileColor={profileColor} />
                <span className={mockup.truncate}>{t(`profiles.${name}`)}</span>
                <span className={`${styles.value} ${mockup.mono}`}>
                  {isEncrypted ? <Icon name="lock" size={14} /> : null}
                  <span className={mockup.truncate}>{isEncrypted ? encrypted : cookie}</span>
                </span>
              </div>
            ))}
          </div>
        ))}
      </div>
    </MockupFrame>
  );
}
