import { getFormatter, getTranslations } from 'next-intl/server';
import { MockupFrame } from '@/components/mockups/mockup-frame';
import { Gem } from '@/components/ui/gem';
import { Icon } from '@/components/ui/icon';
import { countries } from '@/lib/demo/countries';
import { cast } from '@/lib/demo/profiles';
import mockup from './mockup.module.css';
import styles from './start-card.module.css';

/** A profile's window before it starts, with the gem and details of the selected profile, or the first one. */
export async function StartCardMockup() {
  const t = await getTranslations('mockups');
  const format = await getFormatter();
  const profiles = cast
    .toSorted((a, b) => a.color - b.color)
    .map(({ name, proxy: { country, protocol } }) => ({
      name: t(`profiles.${name}`),
      details: [
        `${country} · ${protocol}`,
        format.displayName(country, { type: 'region' }),
        countries[country].zone,
        t('profileList.ready'),
      ],
    }));
  const labels = [t('profileList.proxy'), t('proxy.country'), t('proxy.timeZone'), t('profileList.status')];
  return (
    <MockupFrame alt={t('startCard.alt')}>
      <div className={`${mockup.window} ${styles.card}`}>
        <div className={mockup.bar}>
          <div className={styles.rotator}>
            <div>
              {profiles.map(({ name }) => (
                <b className={mockup.truncate} key={name}>
                  {name}
                </b>
              ))}
            </div>
          </div>
          <span className={`${mockup.button} ${mockup.solid}`}>
            <Icon name="play" size={14} />
            {t('profileList.open')}
          </span>
        </div>
        <div className={styles.body}>
          <Gem />
          <div className={styles.details}>
            <div className={styles.labels}>
              {labels.map((label) => (
                <span key={label}>{label}</span>
              ))}
            </div>
            <div className={`${styles.rotator} ${styles.values}`}>
              <div>
                {profiles.map(({ name, details }) => (
                  <span key={name}>
                    {details.map((detail) => (
                      <span className={mockup.truncate} key={detail}>
                        {detail}
                      </span>
                    ))}
                  </span>
                ))}
              </div>
            </div>
          </div>
        </div>
      </div>
    </MockupFrame>
  );
}
