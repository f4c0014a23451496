import { getFormatter, getTranslations } from 'next-intl/server';
import { Panel } from '@/components/mockups/panel';
import { countries, sampleTime } from '@/lib/demo/countries';
import type { UseCase } from '@/components/mockups/use-case';
import { useCaseProfileNames } from '@/components/mockups/use-case-profile-names';

/** The profiles of a use case after their proxies were checked: country, time zone, and local time. */
export async function UseCasePanel({ useCase: content }: { useCase: UseCase }) {
  const t = await getTranslations('mockups.proxy');
  const format = await getFormatter();
  const names = await useCaseProfileNames(content);
  const { profiles } = content;
  return (
    <Panel
      title={t('title')}
      icon="network"
      rows={profiles.map(({ profileColor, country }, i) => ({
        profileColor,
        name: names[i]!,
        detail: `${country} · ${countries[country].language}`,
        value: format.dateTime(sampleTime, 'clock', { timeZone: countries[country].zone }),
        icon: 'check',
      }))}
    />
  );
}
