import { getTranslations } from 'next-intl/server';
import { ProfileIcon } from '@/components/mockups/profile-icon';
import { countries } from '@/lib/demo/countries';
import { MockupFrame } from '@/components/mockups/mockup-frame';
import { Icon } from '@/components/ui/icon';
import mockup from './mockup.module.css';
import styles from './three-devices.module.css';

/** Values that a website reads in each of three profiles of one computer. */
const devices = [
  { name: 'storeLisbon', profileColor: 1, country: 'PT', screen: '1920 × 1080', canvas: 'a91f…04c2' },
  { name: 'adsA', profileColor: 2, country: 'DE', screen: '1536 × 864', canvas: '7d30…b8e1' },
  { name: 'qaSaoPaulo', profileColor: 3, country: 'BR', screen: '1366 × 768', canvas: 'c4a6…5f92' },
] as const;

/** Three profiles side by side, as websites see them: three devices. */
export async function ThreeDevicesMockup() {
  const t = await getTranslations('mockups');
  return (
    <MockupFrame alt={t('threeDevices.alt')}>
      <div className={`${mockup.window} ${styles.devices}`}>
        {devices.map(({ name, profileColor, country, screen, canvas }) => (
          <div className={styles.device} key={name}>
            <div className={styles.head}>
              <ProfileIcon profileColor={profileColor} />
              <b className={mockup.truncate}>{t(`profiles.${name}`)}</b>
            </div>
            {(
              [
                [t('fingerprint.screen'), screen],
                [t('proxy.country'), country],
                [t('fingerprint.language'), countries[country].language],
                [t('fingerprint.timeZone'), countries[country].zone],
                [t('fingerprint.canvas'), canvas],
              ] as const
            ).map(([label, value], i) => (
              <div className={styles.property} key={label}>
                <span className={`${mockup.small} ${mockup.truncate}`}>{label}</span>
                <span className={`${styles.value} ${mockup.mono}`}>
                  {i === 0 ? <Icon name="monitor" size={14} /> : null}
                  <span className={mockup.truncate}>{value}</span>
                </span>
              </div>
            ))}
          </div>
        ))}
      </div>
    </MockupFrame>
  );
}
