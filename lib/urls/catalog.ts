import { isChinese, localeCodes, type LocaleCode } from '@/lib/i18n/locales';

/** Pages defined by tables: features, topics, solutions and alternatives, with the locales in which each is offered. */

export const featureIds = [
  'multi-account-management',
  'synchronizer',
  'rpa',
  'local-api',
  'multi-profiles-management',
  'teamwork',
] as const;
export type FeatureId = (typeof featureIds)[number];

/** Explanations of industry terms: fingerprints, proxies, security, and antidetect browsers. */
export const topicIds = ['antidetect-browser', 'browser-fingerprint', 'proxies', 'security'] as const;
export type TopicId = (typeof topicIds)[number];

export const legalIds = ['privacy-policy', 'terms-of-service', 'cookie-policy'] as const;
export type LegalId = (typeof legalIds)[number];

const notChinese = localeCodes.filter((code) => !isChinese(code));
const chineseOnly = localeCodes.filter(isChinese);

/** Solutions by use case; the last four replace betting, crypto, digital-agency and ticketing in Chinese. */
const solutionUseCases = {
  'affiliate-marketing': localeCodes,
  'e-commerce': localeCodes,
  'digital-agency': notChinese,
  'social-marketing': localeCodes,
  'web-scraping': notChinese,
  'traffic-arbitrage': localeCodes,
  ticketing: notChinese,
  crypto: notChinese,
  betting: notChinese.filter((code) => code !== 'vn'),
  'media-market': chineseOnly,
  'data-collection': chineseOnly,
  'price-comparison': chineseOnly,
  'self-examination': chineseOnly,
} as const satisfies Record<string, readonly LocaleCode[]>;

export const solutionPlatformIds = [
  'google',
  'facebook',
  'twitter-x',
  'tiktok',
  'amazon',
  'discord',
  'linkedin',
] as const;
export type UseCaseId = keyof typeof solutionUseCases;
export const solutionUseCaseIds = Object.keys(solutionUseCases) as UseCaseId[];
type SolutionPlatformId = (typeof solutionPlatformIds)[number];
export type SolutionId = UseCaseId | SolutionPlatformId;
export const solutionIds: readonly SolutionId[] = [...solutionUseCaseIds, ...solutionPlatformIds];

/** Slugs that replace each other: the first is used in most languages, the second in Chinese. */
const counterparts: readonly (readonly [UseCaseId, UseCaseId])[] = [
  ['betting', 'media-market'],
  ['crypto', 'data-collection'],
  ['digital-agency', 'price-comparison'],
  ['ticketing', 'self-examination'],
];

const alternatives = {
  'gologin-alternative': localeCodes,
  'incogniton-alternative': localeCodes,
  'dolphin-anty-alternative': localeCodes,
  'multilogin-alternative': localeCodes,
  'octo-browser-alternative': notChinese,
  'undetectable-alternative': notChinese,
  'ziniao-alternative': chineseOnly,
} as const satisfies Record<string, readonly LocaleCode[]>;
export type AlternativeId = keyof typeof alternatives;
export const alternativeIds = Object.keys(alternatives) as AlternativeId[];

/** Fields of the comparison of products, in the order of the table. */
export const comparisonFieldIds = [
  'engines',
  'systems',
  'priceUnit',
  'proxies',
  'roles',
  'automation',
  'api',
  'storage',
  'export',
  'afterPlan',
] as const;

const competitorNames: Record<AlternativeId, string> = {
  'gologin-alternative': 'GoLogin',
  'incogniton-alternative': 'Incogniton',
  'dolphin-anty-alternative': 'Dolphin Anty',
  'multilogin-alternative': 'Multilogin',
  'octo-browser-alternative': 'Octo Browser',
  'undetectable-alternative': 'Undetectable',
  'ziniao-alternative': 'Ziniao',
};

const chineseNames: Partial<Record<LocaleCode, Partial<Record<AlternativeId, string>>>> = {
  zh: { 'ziniao-alternative': '紫鸟' },
  tc: { 'ziniao-alternative': '紫鳥' },
};

/** The product's name as its vendor writes it in the language. */
export function competitorName(id: AlternativeId, locale: LocaleCode): string {
  return chineseNames[locale]?.[id] ?? competitorNames[id];
}

const isKeyOf = <Id extends string>(table: Record<Id, unknown>, text: string): text is Id => Object.hasOwn(table, text);

/** Whether the text is the id of a feature. */
export function isFeatureId(text: string): text is FeatureId {
  return (featureIds as readonly string[]).includes(text);
}

/** Whether the text is the id of a topic. */
export function isTopicId(text: string): text is TopicId {
  return (topicIds as readonly string[]).includes(text);
}

/** Whether a solution is about a platform rather than a use case. */
export const isSolutionPlatformId = (id: SolutionId): id is SolutionPlatformId =>
  (solutionPlatformIds as readonly string[]).includes(id);

/** The locales in which a solution is offered; none for an unknown id. */
export function solutionLocales(id: string): readonly LocaleCode[] {
  if ((solutionPlatformIds as readonly string[]).includes(id)) return localeCodes;
  return isKeyOf(solutionUseCases, id) ? solutionUseCases[id] : [];
}

/** The locales in which an alternative is offered; none for an unknown id. */
export function alternativeLocales(id: string): readonly LocaleCode[] {
  return isKeyOf(alternatives, id) ? alternatives[id] : [];
}

/** The slug that replaces a solution in the locale, or null if it is not replaced. */
export function solutionCounterpart(locale: LocaleCode, id: string): SolutionId | null {
  const pair = counterparts.find((slugs) => (slugs as readonly string[]).includes(id));
  const counterpart = pair?.[isChinese(locale) ? 1 : 0];
  return counterpart && counterpart !== id && solutionLocales(counterpart).includes(locale) ? counterpart : null;
}

/** The locales in which a page copy file is required. */
export function copyLocales(kind: string, id: string): readonly LocaleCode[] {
  if (kind === 'solutions') return solutionLocales(id);
  return kind === 'alternatives' ? alternativeLocales(id) : localeCodes;
}
