import { getTranslations } from 'next-intl/server';
import { profileColorClass, ProfileIcon } from '@/components/mockups/profile-icon';
import { countries } from '@/lib/demo/countries';
import { MockupFrame } from '@/components/mockups/mockup-frame';
import { Icon } from '@/components/ui/icon';
import mockup from './mockup.module.css';
import styles from './consistent-fingerprint.module.css';

const fonts = 'Segoe UI, Calibri';

/** Values that a site reads from a random fingerprint, and from a profile. Inconsistent values are marked. */
const random = {
  userAgent: 'macOS 15',
  fonts,
  country: 'PT',
  timeZone: countries.JP.zone,
  language: countries.KR.language,
};
const consistent = {
  userAgent: 'Windows 11',
  fonts,
  country: 'PT',
  timeZone: countries.PT.zone,
  language: countries.PT.language,
};
const inconsistentFields: ReadonlySet<string> = new Set(['fonts', 'timeZone', 'language']);

/** An inconsistent fingerprint next to a consistent profile. */
export async function ConsistentFingerprintMockup() {
  const t = await getTranslations('mockups');
  const fields = [
    ['userAgent', t('fingerprint.userAgent')],
    ['fonts', t('fingerprint.fonts')],
    ['country', t('proxy.country')],
    ['timeZone', t('fingerprint.timeZone')],
    ['language', t('fingerprint.language')],
  ] as const;
  return (
    <MockupFrame alt={t('consistentFingerprint.alt')}>
      <div className={styles.comparison}>
        <div className={`${mockup.window} ${styles.random}`}>
          <div className={mockup.bar}>
            <Icon name="dices" size={16} />
            <span className={`${mockup.grow} ${mockup.truncate}`}>{t('consistentFingerprint.random')}</span>
          </div>
          {fields.map(([field, label]) => (
            <div
              className={inconsistentFields.has(field) ? `${styles.property} ${styles.mismatch}` : styles.property}
              key={field}
            >
              <span className={`${mockup.small} ${mockup.truncate}`}>{label}</span>
              <span className={`${mockup.mono} ${mockup.truncate}`}>{random[field]}</span>
              {inconsistentFields.has(field) ? <Icon name="x" size={14} /> : null}
            </div>
          ))}
          <div className={`${styles.footer} ${styles.mismatch}`}>
            <Icon name="x" size={15} />
            {t('consistentFingerprint.inconsistentDevice')}
          </div>
        </div>
        <div className={`${mockup.window} ${styles.consistent} ${profileColorClass(1)}`}>
          <div className={mockup.bar}>
            <ProfileIcon />
            <span className={`${mockup.grow} ${mockup.truncate}`}>{t('profiles.storeLisbon')}</span>
          </div>
          {fields.map(([field, label]) => (
            <div className={styles.property} key={field}>
              <span className={`${mockup.small} ${mockup.truncate}`}>{label}</span>
              <span className={`${mockup.mono} ${mockup.truncate}`}>{consistent[field]}</span>
              <Icon name="check" size={14} />
            </div>
          ))}
          <div className={`${styles.footer} ${mockup.success}`}>
            <Icon name="shield-check" size={15} />
            {t('fingerprint.matchesProxy')}
          </div>
        </div>
      </div>
    </MockupFrame>
  );
}
