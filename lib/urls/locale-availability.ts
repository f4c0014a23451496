import { alternativeIds, solutionIds, type AlternativeId, type SolutionId } from '@/lib/urls/catalog';
import { isChinese, localeCodes, type LocaleCode } from '@/lib/i18n/locales';

/** Which solutions and alternatives are offered in which locales. */

const notChinese = localeCodes.filter((code) => !isChinese(code));
const chineseOnly = localeCodes.filter(isChinese);

/** Solutions and alternatives that some locales lack; all others are offered in every locale. */
const availability: Readonly<Partial<Record<SolutionId | AlternativeId, readonly LocaleCode[]>>> = {
  'digital-agency': notChinese,
  'web-scraping': notChinese,
  ticketing: notChinese,
  crypto: notChinese,
  betting: notChinese.filter((code) => code !== 'vn'),
  'media-market': chineseOnly,
  'data-collection': chineseOnly,
  'price-comparison': chineseOnly,
  'self-examination': chineseOnly,
  'octo-browser-alternative': notChinese,
  'undetectable-alternative': notChinese,
  'ziniao-alternative': chineseOnly,
};

const findLocales = <Id extends SolutionId | AlternativeId>(
  ids: readonly Id[],
  text: string,
): readonly LocaleCode[] => {
  const id = ids.find((known) => known === text);
  return id === undefined ? [] : (availability[id] ?? localeCodes);
};

/** The locales in which a solution is offered; none for an unknown id. */
export const solutionLocales = (id: string): readonly LocaleCode[] => findLocales(solutionIds, id);

/** The locales in which an alternative is offered; none for an unknown id. */
export const alternativeLocales = (id: string): readonly LocaleCode[] => findLocales(alternativeIds, id);

/** The locales in which a page copy file is required. */
export function copyLocales(kind: string, id: string): readonly LocaleCode[] {
  if (kind === 'solutions') return solutionLocales(id);
  return kind === 'alternatives' ? alternativeLocales(id) : localeCodes;
}
