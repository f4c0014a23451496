import { getFormatter, getTranslations } from 'next-intl/server';
import type { UseCase } from '@/components/mockups/use-case';

/** Names of a use case's profiles in the page's language: “Store · Poland”, or “Client 2”. */
export async function solutionUseCaseNames({ kind, by, profiles }: UseCase): Promise<string[]> {
  const t = await getTranslations('use-cases');
  const format = await getFormatter();
  return profiles.map(({ country }, i) =>
    by === 'country'
      ? // CLDR writes Ukrainian apostrophes as U+02BC, the site's texts as ’.
        `${t(kind)} · ${(format.displayName(country, { type: 'region' }) ?? country).replace('\u02BC', '’')}`
      : t('numbered', { name: t(kind), number: format.number(i + 1) }),
  );
}
