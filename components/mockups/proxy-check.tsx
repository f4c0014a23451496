import { getFormatter, getTranslations } from 'next-intl/server';
import { profileColorClass, ProfileIcon } from '@/components/mockups/profile-icon';
import { MockupFrame } from '@/components/mockups/mockup-frame';
import { Icon } from '@/components/ui/icon';
import { castMember } from '@/lib/demo/profiles';
import mockup from './mockup.module.css';
import styles from './proxy-check.module.css';

/** Proxy check: the form, the route of a request, what a website sees, and the resulting profile settings. */
export async function ProxyCheckMockup() {
  const t = await getTranslations('mockups.proxy');
  const names = await getTranslations('mockups.profiles');
  const format = await getFormatter();
  const degrees = (value: number) => format.number(value).replace('-', '−');
  const decimal = format.number(0.5).at(1);
  const results = [
    [t('exitIp'), castMember('storeLisbon').proxy.address],
    [t('country'), format.displayName('PT', { type: 'region' })],
    [t('city'), t('lisbon')],
    [t('timeZone'), 'Europe/Lisbon'],
  ] as const;
  const derivedSettings = [
    [t('timeZone'), 'Europe/Lisbon'],
    [t('language'), 'pt-PT'],
    [t('location'), [38.72, -9.14].map(degrees).join(decimal === ',' ? '; ' : ', ')],
  ] as const;
  return (
    <MockupFrame alt={t('alt')}>
      <div className={`${mockup.window} ${styles.window} ${profileColorClass(1)}`}>
        <div className={mockup.bar}>
          <ProfileIcon />
          <span className={`${mockup.grow} ${mockup.truncate}`}>{names('storeLisbon')}</span>
          <span className={mockup.small}>{t('title')}</span>
        </div>
        <div className={styles.form}>
          <span className={mockup.field}>
            SOCKS5
            <Icon name="chevron-down" size={13} />
          </span>
          <span className={`${mockup.field} ${mockup.mono} ${styles.host}`}>203.0.113.24:1080</span>
          <span className={`${mockup.button} ${mockup.solid}`}>{t('check')}</span>
        </div>
        <div className={styles.route}>
          <span>
            <Icon name="monitor" />
            {t('computer')}
            <i />
          </span>
          <span className={styles.hop}>
            <Icon name="network" />
            {t('proxy')}
            <i />
          </span>
          <span>
            <Icon name="globe" />
            {t('website')}
          </span>
        </div>
        <div className={styles.results}>
          {results.map(([name, value]) => (
            <span key={name}>
              <span className={mockup.small}>{name}</span>
              <b>{value}</b>
            </span>
          ))}
          <span className={styles.latency}>
            <span className={mockup.small}>{t('latency')}</span>
            <b>{format.number(84, { style: 'unit', unit: 'millisecond' })}</b>
            <svg viewBox="0 0 60 20" width="60" height="20">
              <path d="M2 20V9m7 11v-8m7 8V7m7 13v-9m7 9V4m7 16V9m7 11v-9m7 9V8m7 12V10" />
            </svg>
          </span>
        </div>
        <div className={styles.derivedSettings}>
          <b>{t('derivedSettings')}</b>
          {derivedSettings.map(([name, value]) => (
            <span key={name}>
              <Icon name="check" size={15} />
              <span className={mockup.grow}>{name}</span>
              <span className={mockup.muted}>{value}</span>
            </span>
          ))}
        </div>
      </div>
    </MockupFrame>
  );
}
