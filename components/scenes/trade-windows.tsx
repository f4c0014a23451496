import { getFormatter, getTranslations } from 'next-intl/server';
import { facetClass, Gem } from '@/components/scenes/gem';
import { places, shownAt } from '@/components/scenes/places';
import { SceneFrame } from '@/components/scenes/scene-frame';
import type { Trade } from '@/components/scenes/trade';
import { tradeNames } from '@/components/scenes/trade-name';
import { TradePage } from '@/components/scenes/trade-page';
import { Icon } from '@/components/ui/icon';
import frame from './scene.module.css';
import styles from './trade-windows.module.css';

/** Three browser windows of a trade: each has the hue of its profile, its country's time and language, its own page. */
export async function TradeWindows({ trade }: { trade: Trade }) {
  const t = await getTranslations('trades');
  const format = await getFormatter();
  const names = await tradeNames(trade);
  return (
    <SceneFrame alt={t('alt')}>
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
              {places[place].language}
            </div>
            <div className={styles.body}>
              <TradePage view={view} place={place} />
            </div>
            <div className={`${styles.foot} ${frame.small}`}>
              <Icon name="clock" size={13} />
              <span>{format.dateTime(shownAt, 'clock', { timeZone: places[place].zone })}</span>
              <span className={`${styles.zone} ${frame.line}`}>{places[place].zone}</span>
            </div>
          </div>
        ))}
      </div>
    </SceneFrame>
  );
}
