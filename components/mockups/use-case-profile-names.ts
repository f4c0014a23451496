import { getFormatter, getTranslations } from 'next-intl/server';
import type { UseCase } from '@/components/mockups/use-case';

/** Names of a use case's profiles in the page's language: “Store · Poland”, or “Client 2”. */
export async function useCaseProfileNames({ profileLabel, nameSuffix: namedBy, profiles }: UseCase): Promise<string[]> {
  const t = await getTranslations('use-cases');
  const format = await getFormatter();
  return profiles.map(({ country }, i) =>
    namedBy === 'country'
      ? // CLDR writes Ukrainian apostrophes as U+02BC, the site's copy as ’.
        `${t(profileLabel)} · ${(format.displayName(country, { type: 'region' }) ?? country).replace('\u02BC', '’')}`
      : t('numberedName', { name: t(profileLabel), number: format.number(i + 1) }),
  );
}
