import { getFormatter, getTranslations } from 'next-intl/server';
import { Panel } from '@/components/scenes/panel';
import { places, shownAt } from '@/components/scenes/places';
import type { Trade } from '@/components/scenes/trade';
import { tradeNames } from '@/components/scenes/trade-name';

/** The profiles of a trade after their proxies have been checked: country, time zone, and the time there. */
export async function TradePanel({ trade }: { trade: Trade }) {
  const t = await getTranslations('scenes.proxy');
  const format = await getFormatter();
  const names = await tradeNames(trade);
  return (
    <Panel
      title={t('title')}
      icon="network"
      rows={trade.profiles.map(({ facet, place }, i) => ({
        facet,
        name: names[i]!,
        detail: `${place} · ${places[place].language}`,
        value: format.dateTime(shownAt, 'clock', { timeZone: places[place].zone }),
        icon: 'check',
      }))}
    />
  );
}
