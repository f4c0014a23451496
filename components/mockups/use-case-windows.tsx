import { getFormatter, getTranslations } from 'next-intl/server';
import { profileColorClass, ProfileIcon } from '@/components/mockups/profile-icon';
import { countries, sampleTime } from '@/lib/demo/countries';
import { MockupFrame } from '@/components/mockups/mockup-frame';
import type { UseCase } from '@/components/mockups/use-case';
import { useCaseProfileNames } from '@/components/mockups/use-case-profile-names';
import { UseCasePage } from '@/components/mockups/use-case-page';
import { Icon } from '@/components/ui/icon';
import mockup from './mockup.module.css';
import styles from './use-case-windows.module.css';

/**
 * Three browser windows of a use case, each with its profile's hue, its country's time and language, and its own page.
 */
export async function UseCaseWindows({ useCase: content }: { useCase: UseCase }) {
  const t = await getTranslations('use-cases');
  const format = await getFormatter();
  const names = await useCaseProfileNames(content);
  const { layout, profiles } = content;
  return (
    <MockupFrame alt={t('alt')}>
      <div className={`${styles.windows} ${styles[layout]}`} data-stacked={layout === 'featured-top' ? '' : undefined}>
        {profiles.map(({ profileColor, country, protocol, page, isRunning }, i) => (
          <div className={`${mockup.window} ${styles.window} ${profileColorClass(profileColor)}`} key={profileColor}>
            <div className={styles.tab}>
              <ProfileIcon />
              <b className={`${mockup.grow} ${mockup.truncate}`}>{names[i]}</b>
              {isRunning ? <i className={mockup.dot} /> : null}
            </div>
            <div className={`${styles.address} ${mockup.mono}`}>
              <Icon name="lock" size={12} />
              <span className={mockup.grow}>
                {country} · {protocol}
              </span>
              {countries[country].language}
            </div>
            <div className={styles.body}>
              <UseCasePage page={page} country={country} />
            </div>
            <div className={`${styles.footer} ${mockup.small}`}>
              <Icon name="clock" size={13} />
              <span>{format.dateTime(sampleTime, 'clock', { timeZone: countries[country].zone })}</span>
              <span className={`${styles.zone} ${mockup.truncate}`}>{countries[country].zone}</span>
            </div>
          </div>
        ))}
      </div>
    </MockupFrame>
  );
}
