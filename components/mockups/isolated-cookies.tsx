import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { profileColorClass, ProfileIcon } from '@/components/mockups/profile-icon';
import { MockupFrame } from '@/components/mockups/mockup-frame';
import { Icon } from '@/components/ui/icon';
import { LogoMark } from '@/components/ui/logo';
import { castMember } from '@/lib/demo/profiles';
import mockup from './mockup.module.css';
import styles from './isolated-cookies.module.css';

/** Three accounts as profiles; their cookie counts add up to the count of the shared browser. */
const accounts = (
  [
    { name: 'storeLisbon', cookies: 48, canvas: 'a91f…04c2' },
    { name: 'adsA', cookies: 61, canvas: '7d30…b8e1' },
    { name: 'storeKrakow', cookies: 33, canvas: '58e2…1ac6' },
  ] as const
).map((account) => {
  const { color, proxy } = castMember(account.name);
  return { ...account, profileColor: color, ip: proxy.address };
});

const shared = {
  cookies: accounts.reduce((sum, { cookies }) => sum + cookies, 0),
  canvas: '2e7b…90d4',
  ip: '203.0.113.7',
} as const;

/** Allows a line break in the middle of an IP address. */
const withBreakOpportunity = (text: string) =>
  text.split(/(?<=^\d+\.\d+\.)/).map((segment, i) => (
    <Fragment key={i}>
      {i > 0 ? <wbr /> : null}
      {segment}
    </Fragment>
  ));

/** Three accounts that share one browser, and below them the same accounts in isolated profiles. */
export async function IsolatedCookiesMockup() {
  const t = await getTranslations('mockups');
  const tCompare = await getTranslations('compare');
  const fields = [
    ['cookies', t('isolatedCookies.cookies')],
    ['canvas', t('fingerprint.canvas')],
    ['ip', t('proxy.exitIp')],
  ] as const;
  return (
    <MockupFrame alt={t('isolatedCookies.alt')}>
      <div className={`${mockup.window} ${styles.window} ${styles.sharedBrowser}`}>
        <div className={mockup.bar}>
          <Icon name="app-window" size={16} />
          <span className={`${mockup.grow} ${mockup.truncate}`}>{tCompare('currentBrowser')}</span>
        </div>
        <div className={styles.table}>
          {accounts.map(({ name }) => (
            <span className={styles.tab} key={name}>
              {t(`profiles.${name}`)}
            </span>
          ))}
          {fields.map(([field, label]) => (
            <div className={styles.row} key={field}>
              <span className={`${styles.label} ${mockup.small}`}>{label}</span>
              <span className={`${styles.value} ${styles.shared} ${mockup.mono}`}>{shared[field]}</span>
            </div>
          ))}
        </div>
      </div>
      <div className={`${mockup.window} ${styles.window}`}>
        <div className={mockup.bar}>
          <LogoMark size={18} />
          <span className={`${mockup.grow} ${mockup.truncate}`}>{t('profileList.all')}</span>
        </div>
        <div className={styles.table}>
          {accounts.map(({ name, profileColor }) => (
            <span className={`${styles.tab} ${styles.isolated} ${profileColorClass(profileColor)}`} key={name}>
              <ProfileIcon />
              <b>{t(`profiles.${name}`)}</b>
            </span>
          ))}
          {fields.map(([field, label]) => (
            <div className={styles.row} key={field}>
              <span className={`${styles.label} ${mockup.small}`}>{label}</span>
              {accounts.map((account) => (
                <span
                  className={`${styles.value} ${styles.isolated} ${mockup.mono} ${profileColorClass(account.profileColor)}`}
                  key={account.profileColor}
                >
                  <span>{withBreakOpportunity(String(account[field]))}</span>
                </span>
              ))}
            </div>
          ))}
        </div>
      </div>
    </MockupFrame>
  );
}
