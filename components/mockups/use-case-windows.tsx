import { getFormatter, getTranslations } from 'next-intl/server';
import { facetClass, Gem } from '@/components/mockups/gem';
import { countries, shownAt } from '@/components/mockups/countries';
import { MockupFrame } from '@/components/mockups/mockup-frame';
import type { UseCase } from '@/components/mockups/use-case';
import { solutionUseCaseNames } from '@/components/mockups/use-case-name';
import { UseCasePage } from '@/components/mockups/use-case-page';
import { Icon } from '@/components/ui/icon';
import frame from './mockup.module.css';
import styles from './use-case-windows.module.css';

/**
 * Three browser windows of a use case, each with its profile's hue, its country's time and language, and its own page.
 */
export async function UseCaseWindows({ trade }: { trade: UseCase }) {
  const t = await getTranslations('use-cases');
  const format = await getFormatter();
  const names = await solutionUseCaseNames(trade);
  return (
    <MockupFrame alt={t('alt')}>
      <div
        className={`${styles.windows} ${styles[trade.layout]}`}
        data-tall={trade.layout === 'stack' ? '' : undefined}
      >
        {trade.profiles.map(({ facet, place, protocol, view, isRunning }, i) => (
          <div className={`${frame.window} ${styles.window} ${facetClass(facet)}`} key={facet}>
            <div className={styles.tab}>
              <Gem />
              <b className={`${frame.grow} ${frame.line}`}>{names[i]}</b>
              {isRunning ? <i className={frame.dot} /> : null}
            </div>
            <div className={`${styles.address} ${frame.mono}`}>
              <Icon name="lock" size={12} />
              <span className={frame.grow}>
                {place} · {protocol}
              </span>
              {countries[place].language}
            </div>
            <div className={styles.body}>
              <UseCasePage view={view} place={place} />
            </div>
            <div className={`${styles.foot} ${frame.small}`}>
              <Icon name="clock" size={13} />
              <span>{format.dateTime(shownAt, 'clock', { timeZone: countries[place].zone })}</span>
              <span className={`${styles.zone} ${frame.line}`}>{countries[place].zone}</span>
            </div>
          </div>
        ))}
      </div>
    </MockupFrame>
  );
}
