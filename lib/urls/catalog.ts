import type { LocaleCode } from '@/lib/i18n/locales';

/** Pages defined by tables: features, topics, legal documents, solutions and alternatives. */

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

export const solutionUseCaseIds = [
  'affiliate-marketing',
  'e-commerce',
  'digital-agency',
  'social-marketing',
  'web-scraping',
  'traffic-arbitrage',
  'ticketing',
  'crypto',
  'betting',
  'media-market',
  'data-collection',
  'price-comparison',
  'self-examination',
] as const;
export type UseCaseId = (typeof solutionUseCaseIds)[number];

export const solutionPlatformIds = [
  'google',
  'facebook',
  'twitter-x',
  'tiktok',
  'amazon',
  'discord',
  'linkedin',
] as const;
type SolutionPlatformId = (typeof solutionPlatformIds)[number];
export type SolutionId = UseCaseId | SolutionPlatformId;
export const solutionIds: readonly SolutionId[] = [...solutionUseCaseIds, ...solutionPlatformIds];

export const alternativeIds = [
  'gologin-alternative',
  'incogniton-alternative',
  'dolphin-anty-alternative',
  'multilogin-alternative',
  'octo-browser-alternative',
  'undetectable-alternative',
  'ziniao-alternative',
] as const;
export type AlternativeId = (typeof alternativeIds)[number];

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
