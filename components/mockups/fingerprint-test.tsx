import { getTranslations } from 'next-intl/server';
import { ProfileIcon } from '@/components/mockups/profile-icon';
import { countries } from '@/lib/demo/countries';
import { MockupFrame } from '@/components/mockups/mockup-frame';
import { Icon } from '@/components/ui/icon';
import mockup from './mockup.module.css';
import panel from './panel.module.css';
import styles from './fingerprint-test.module.css';

/** Signals that a test page reads, and the source of each value. */
const signals = [
  { name: 'timeZone', value: countries.PT.zone, from: 'proxy' },
  { name: 'language', value: countries.PT.language, from: 'proxy' },
  { name: 'canvas', value: 'a91f…04c2', from: 'noise' },
  { name: 'webgl', value: '5be0…d71a', from: 'noise' },
] as const;

/** A profile's window with test pages in its tabs. @param pages the first one is open */
export async function FingerprintTestMockup({ pages }: { pages: readonly { name: string; url: string }[] }) {
  const t = await getTranslations('mockups');
  return (
    <MockupFrame alt={t('fingerprintTest.alt')}>
      <div className={mockup.window}>
        <div className={styles.tabs}>
          <ProfileIcon profileColor={1} />
          {pages.map(({ name }) => (
            <span className={`${styles.tab} ${mockup.truncate}`} key={name}>
              {name}
            </span>
          ))}
        </div>
        <div className={styles.address}>
          <Icon name="lock" size={13} />
          <span className={`${mockup.mono} ${mockup.truncate}`}>
            {pages[0] ? new URL(pages[0].url).hostname : null}
          </span>
        </div>
        <div className={panel.rows}>
          {signals.map(({ name, value, from }) => (
            <div className={panel.row} key={name}>
              <Icon name="eye" size={16} />
              <b className={mockup.truncate}>{t(`fingerprint.${name}`)}</b>
              <span className={`${panel.detail} ${mockup.mono} ${mockup.muted}`}>{value}</span>
              <span className={panel.value}>
                <Icon name="check" size={14} />
                {t(`fingerprint.${from}`)}
              </span>
            </div>
          ))}
        </div>
      </div>
    </MockupFrame>
  );
}
