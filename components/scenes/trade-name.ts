import { getFormatter, getTranslations } from 'next-intl/server';
import type { Trade } from '@/components/scenes/trade';

/** The names of a trade's profiles in the page's language: “Store · Poland”, or “Client 2”. */
export async function tradeNames({ kind, by, profiles }: Trade): Promise<string[]> {
  const t = await getTranslations('trades');
  const format = await getFormatter();
  return profiles.map(({ place }, i) =>
    by === 'place'
      ? `${t(kind)} · ${format.displayName(place, { type: 'region' }) ?? place}`
      : `${t(kind)} ${format.number(i + 1)}`,
  );
}
