import { getFormatter, getTranslations } from 'next-intl/server';
import { facetClass, ProfileIcon } from '@/components/mockups/profile-icon';
import { countries, sampleTime } from '@/components/mockups/countries';
import { MockupFrame } from '@/components/mockups/mockup-frame';
import type { UseCase } from '@/components/mockups/use-case';
import { solutionUseCaseNames } from '@/components/mockups/solution-use-case-names';
import { UseCasePage } from '@/components/mockups/use-case-page';
import { Icon } from '@/components/ui/icon';
import frame from './mockup.module.css';
import styles from './use-case-windows.module.css';

/**
 * Three browser windows of a use case, each with its profile's hue, its country's time and language, and its own page.
 */
export async function UseCaseWindows({ useCase: content }: { useCase: UseCase }) {
  const t = await getTranslations('use-cases');
  const format = await getFormatter();
  const names = await solutionUseCaseNames(content);
  const { layout, profiles } = content;
  return (
    <MockupFrame alt={t('alt')}>
      <div className={`${styles.windows} ${styles[layout]}`} data-tall={layout === 'stack' ? '' : undefined}>
        {profiles.map(({ facet, country, protocol, view, isRunning }, i) => (
          <div className={`${frame.window} ${styles.window} ${facetClass(facet)}`} key={facet}>
            <div className={styles.tab}>
              <ProfileIcon />
              <b className={`${frame.grow} ${frame.truncate}`}>{names[i]}</b>
              {isRunning ? <i className={frame.dot} /> : null}
            </div>
            <div className={`${styles.address} ${frame.mono}`}>
              <Icon name="lock" size={12} />
              <span className={frame.grow}>
                {country} · {protocol}
              </span>
              {countries[country].language}
            </div>
            <div className={styles.body}>
              <UseCasePage view={view} country={country} />
            </div>
            <div className={`${styles.footer} ${frame.small}`}>
              <Icon name="clock" size={13} />
              <span>{format.dateTime(sampleTime, 'clock', { timeZone: countries[country].zone })}</span>
              <span className={`${styles.zone} ${frame.truncate}`}>{countries[country].zone}</span>
            </div>
          </div>
        ))}
      </div>
    </MockupFrame>
  );
}
