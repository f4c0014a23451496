/**
 * Features, topics, company pages, tools and legal documents: pages whose templates, mockups and sections name them, so
 * they are not data.
 * Solutions and alternatives are (lib/urls/solutions.ts, lib/urls/alternatives.ts).
 */

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

/** Pages about the company; which of them exist depends on its data (lib/urls/company-pages.ts). */
export const companyPageIds = ['imprint', 'data-processing', 'accessibility', 'press'] as const;
export type CompanyPageId = (typeof companyPageIds)[number];

/** Tools that run in the visitor's browser. */
export const toolIds = [
  'cookie-converter',
  'proxy-format',
  'user-agent',
  'utm-link',
  'two-factor-code',
  'fingerprint-check',
  'leak-test',
] as const;
export type ToolId = (typeof toolIds)[number];

/** The list of all tools, and each tool. */
export const toolPageIds = ['tools', ...toolIds] as const;
export type ToolPageId = (typeof toolPageIds)[number];

export const legalIds = ['privacy-policy', 'terms-of-service', 'cookie-policy'] as const;
export type LegalId = (typeof legalIds)[number];

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

/** Whether the text is the id of a feature. */
export function isFeatureId(text: string): text is FeatureId {
  return (featureIds as readonly string[]).includes(text);
}

/** Whether the text is the id of a topic. */
export function isTopicId(text: string): text is TopicId {
  return (topicIds as readonly string[]).includes(text);
}

/** Whether the text is the id of a page about the company, which need not exist. */
export function isCompanyPageId(text: string): text is CompanyPageId {
  return (companyPageIds as readonly string[]).includes(text);
}

/** Whether the text is the id of the list of tools or of a tool. */
export function isToolPageId(text: string): text is ToolPageId {
  return (toolPageIds as readonly string[]).includes(text);
}

/** Whether the text is the id of a tool. */
export function isToolId(text: string): text is ToolId {
  return (toolIds as readonly string[]).includes(text);
}

/** Whether the text is the id of a legal document. */
export function isLegalId(text: string): text is LegalId {
  return (legalIds as readonly string[]).includes(text);
}
