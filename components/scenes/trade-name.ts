import { getFormatter, getTranslations } from 'next-intl/server';
import type { Trade } from '@/components/scenes/trade';

/** The names of a trade's profiles in the page's language: “Store · Poland”, or “Client 2”. */
export async function tradeNames({ kind, by, profiles }: Trade): Promise<string[]> {
  const t = await getTranslations('trades');
  const format = await getFormatter();
  return profiles.map(({ place }, i) =>
    by === 'place'
      ? // Browsers' data writes Ukrainian apostrophes as a letter of their own, the site's texts as ’.
        `${t(kind)} · ${(format.displayName(place, { type: 'region' }) ?? place).replace('\u02BC', '’')}`
      : t('numbered', { name: t(kind), number: format.number(i + 1) }),
  );
}
