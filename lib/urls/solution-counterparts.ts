import type { SolutionId, UseCaseId } from '@/lib/urls/catalog';
import { solutionLocales } from '@/lib/urls/locale-availability';
import { isChinese, type LocaleCode } from '@/lib/i18n/locales';

/** Solutions whose slugs are swapped in Chinese: the first is used in most languages, the second in Chinese. */
const counterparts: readonly (readonly [UseCaseId, UseCaseId])[] = [
  ['betting', 'media-market'],
  ['crypto', 'data-collection'],
  ['digital-agency', 'price-comparison'],
  ['ticketing', 'self-examination'],
];

/** The slug that replaces a solution in the locale, or null if it is not replaced. */
export function solutionCounterpart(locale: LocaleCode, id: string): SolutionId | null {
  const pair = counterparts.find((slugs) => (slugs as readonly string[]).includes(id));
  const counterpart = pair?.[isChinese(locale) ? 1 : 0];
  return counterpart && counterpart !== id && solutionLocales(counterpart).includes(locale) ? counterpart : null;
}
