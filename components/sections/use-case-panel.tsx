import { getFormatter, getTranslations } from 'next-intl/server';
import { Panel } from '@/components/mockups/panel';
import { countries, shownAt } from '@/components/mockups/countries';
import type { UseCase } from '@/components/mockups/use-case';
import { solutionUseCaseNames } from '@/components/mockups/use-case-name';

/** The profiles of a use case after their proxies were checked: country, time zone, and local time. */
export async function UseCasePanel({ trade }: { trade: UseCase }) {
  const t = await getTranslations('scenes.proxy');
  const format = await getFormatter();
  const names = await solutionUseCaseNames(trade);
  return (
    <Panel
      title={t('title')}
      icon="network"
      rows={trade.profiles.map(({ facet, place }, i) => ({
        facet,
        name: names[i]!,
        detail: `${place} · ${countries[place].language}`,
        value: format.dateTime(shownAt, 'clock', { timeZone: countries[place].zone }),
        icon: 'check',
      }))}
    />
  );
}
