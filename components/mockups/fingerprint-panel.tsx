import { getFormatter, getTranslations } from 'next-intl/server';
import { ProfileIcon } from '@/components/mockups/profile-icon';
import { MockupFrame } from '@/components/mockups/mockup-frame';
import { Icon } from '@/components/ui/icon';
import { castMember } from '@/lib/demo/profiles';
import mockup from './mockup.module.css';
import styles from './fingerprint-panel.module.css';

const { proxy, device } = castMember('storeLisbon');

/** Signals that a website reads: their values, the available modes (docs/product-facts.md), and the selected mode. */
const signals = [
  { name: 'userAgent', value: 'Windows 11', modes: ['real', 'own'], selected: 'real' },
  { name: 'language', value: 'pt-PT, pt', modes: ['proxy', 'own'], selected: 'proxy' },
  { name: 'timeZone', value: 'Europe/Lisbon', modes: ['proxy', 'own'], selected: 'proxy' },
  { name: 'screen', value: device.screen, modes: ['real', 'own'], selected: 'real' },
  { name: 'canvas', value: 'a91f…04c2', modes: ['real', 'noise'], selected: 'noise' },
  { name: 'webgl', value: device.webgl, modes: ['real', 'noise'], selected: 'noise' },
  { name: 'audio', value: '37c8…9be5', modes: ['real', 'noise'], selected: 'noise' },
  { name: 'fonts', value: 'Arial, Calibri…', modes: ['real', 'own'], selected: 'real' },
  { name: 'media', value: 'e20d…6f13', modes: ['real', 'noise'], selected: 'noise' },
  { name: 'hardware', value: '8 × CPU', modes: ['real', 'own'], selected: 'real' },
] as const;

/** The fingerprint settings of one profile: each signal with its value and the value's source. */
export async function FingerprintPanelMockup() {
  const t = await getTranslations('mockups.fingerprint');
  const names = await getTranslations('mockups.profiles');
  const format = await getFormatter();
  const memory = format.number(8, { style: 'unit', unit: 'gigabyte' });
  return (
    <MockupFrame alt={t('alt')}>
      <div className={`${mockup.window} ${styles.window}`}>
        <div className={mockup.bar}>
          <ProfileIcon profileColor={1} />
          <span className={`${mockup.grow} ${mockup.truncate}`}>{names('storeLisbon')}</span>
          <span className={mockup.small}>{t('title')}</span>
        </div>
        <div className={styles.rows}>
          {signals.map(({ name, value, modes, selected }) => (
            <div className={styles.row} key={name}>
              <span>{t(name)}</span>
              <span className={`${mockup.mono} ${mockup.muted} ${mockup.truncate}`}>
                {name === 'hardware' ? `${value} · ${memory}` : value}
              </span>
              <span className={styles.options}>
                {modes.map((state) => (
                  <span className={state === selected ? styles.selected : undefined} key={state}>
                    {t(state)}
                  </span>
                ))}
              </span>
            </div>
          ))}
          <i className={styles.scanLine} />
        </div>
        <div className={styles.footer}>
          <Icon name="shield-check" size={16} />
          <b>{t('matchesProxy')}</b>
          <span className={`${mockup.mono} ${mockup.muted}`}>{`${proxy.country} · ${proxy.address}`}</span>
        </div>
      </div>
    </MockupFrame>
  );
}
