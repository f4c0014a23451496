import type { FeatureId, SolutionId, TopicId } from '@/lib/urls/catalog';

/** Layout and related pages of each solution's page; articles name their solutions in their front matter. */

/** Approximate team size in the page's example. */
export const teamSizes = ['few', 'several', 'many'] as const;

/** Blocks of a page; each is rendered from the page copy of the same name. */
export type LayoutBlock = 'sections' | 'example' | 'steps' | 'table' | 'troubleshooting' | 'regulations' | 'questions';

type SolutionLayout = {
  team: (typeof teamSizes)[number];
  /** Most relevant for this audience first. */
  order: readonly LayoutBlock[];
  pages: readonly (FeatureId | TopicId)[];
  /** Most closely related solutions; if a locale lacks one, others of the same kind follow. */
  solutions: readonly SolutionId[];
};

export const solutionLayouts: Readonly<Record<SolutionId, SolutionLayout>> = {
  'affiliate-marketing': {
    team: 'few',
    order: ['sections', 'table', 'troubleshooting', 'example', 'regulations', 'questions'],
    pages: ['multi-profiles-management', 'rpa', 'proxies'],
    solutions: ['media-market', 'traffic-arbitrage'],
  },
  'e-commerce': {
    team: 'several',
    order: ['sections', 'steps', 'table', 'example', 'troubleshooting', 'regulations', 'questions'],
    pages: ['multi-account-management', 'synchronizer', 'rpa', 'proxies'],
    solutions: ['amazon', 'price-comparison'],
  },
  'digital-agency': {
    team: 'many',
    order: ['sections', 'steps', 'table', 'regulations', 'example', 'troubleshooting', 'questions'],
    pages: ['teamwork', 'multi-account-management', 'security'],
    solutions: ['social-marketing', 'google'],
  },
  'social-marketing': {
    team: 'several',
    order: ['example', 'sections', 'table', 'troubleshooting', 'regulations', 'questions'],
    pages: ['teamwork', 'multi-account-management', 'security', 'antidetect-browser'],
    solutions: ['digital-agency', 'tiktok'],
  },
  'web-scraping': {
    team: 'few',
    order: ['sections', 'steps', 'table', 'regulations', 'example', 'troubleshooting', 'questions'],
    pages: ['local-api', 'rpa', 'browser-fingerprint', 'proxies'],
    solutions: ['data-collection', 'price-comparison'],
  },
  'traffic-arbitrage': {
    team: 'several',
    order: ['sections', 'regulations', 'table', 'example', 'troubleshooting', 'questions'],
    pages: ['multi-profiles-management', 'local-api', 'proxies', 'browser-fingerprint'],
    solutions: ['affiliate-marketing', 'facebook'],
  },
  ticketing: {
    team: 'many',
    order: ['example', 'sections', 'table', 'regulations', 'troubleshooting', 'questions'],
    pages: ['teamwork', 'multi-account-management', 'security'],
    solutions: ['digital-agency', 'e-commerce'],
  },
  crypto: {
    team: 'several',
    order: ['sections', 'table', 'steps', 'troubleshooting', 'example', 'regulations', 'questions'],
    pages: ['multi-profiles-management', 'teamwork', 'security', 'browser-fingerprint'],
    solutions: ['discord', 'twitter-x'],
  },
  betting: {
    team: 'many',
    order: ['sections', 'regulations', 'table', 'example', 'troubleshooting', 'questions'],
    pages: ['multi-profiles-management', 'synchronizer', 'rpa', 'proxies'],
    solutions: ['affiliate-marketing', 'price-comparison'],
  },
  'media-market': {
    team: 'many',
    order: ['sections', 'example', 'table', 'troubleshooting', 'regulations', 'questions'],
    pages: ['teamwork', 'multi-account-management', 'synchronizer', 'proxies'],
    solutions: ['digital-agency', 'social-marketing'],
  },
  'data-collection': {
    team: 'few',
    order: ['sections', 'regulations', 'table', 'example', 'troubleshooting', 'questions'],
    pages: ['rpa', 'local-api', 'proxies', 'security'],
    solutions: ['web-scraping', 'price-comparison'],
  },
  'price-comparison': {
    team: 'few',
    order: ['table', 'sections', 'troubleshooting', 'example', 'regulations', 'questions'],
    pages: ['synchronizer', 'rpa', 'proxies'],
    solutions: ['self-examination', 'e-commerce'],
  },
  'self-examination': {
    team: 'few',
    order: ['sections', 'steps', 'table', 'example', 'troubleshooting', 'regulations', 'questions'],
    pages: ['multi-profiles-management', 'synchronizer', 'browser-fingerprint', 'proxies'],
    solutions: ['amazon', 'price-comparison'],
  },
  google: {
    team: 'several',
    order: ['sections', 'troubleshooting', 'table', 'example', 'regulations', 'questions'],
    pages: ['multi-account-management', 'teamwork', 'antidetect-browser'],
    solutions: ['digital-agency', 'facebook'],
  },
  facebook: {
    team: 'several',
    order: ['sections', 'table', 'example', 'regulations', 'troubleshooting', 'questions'],
    pages: ['teamwork', 'multi-account-management', 'security', 'proxies'],
    solutions: ['social-marketing', 'digital-agency'],
  },
  'twitter-x': {
    team: 'several',
    order: ['sections', 'example', 'table', 'regulations', 'troubleshooting', 'questions'],
    pages: ['teamwork', 'multi-account-management', 'synchronizer', 'proxies'],
    solutions: ['social-marketing', 'digital-agency'],
  },
  tiktok: {
    team: 'several',
    order: ['sections', 'example', 'table', 'regulations', 'troubleshooting', 'questions'],
    pages: ['multi-profiles-management', 'teamwork', 'proxies', 'browser-fingerprint'],
    solutions: ['social-marketing', 'e-commerce'],
  },
  amazon: {
    team: 'several',
    order: ['sections', 'regulations', 'steps', 'table', 'example', 'troubleshooting', 'questions'],
    pages: ['teamwork', 'local-api', 'proxies'],
    solutions: ['e-commerce', 'price-comparison'],
  },
  discord: {
    team: 'several',
    order: ['sections', 'table', 'troubleshooting', 'example', 'regulations', 'questions'],
    pages: ['multi-profiles-management', 'teamwork', 'security'],
    solutions: ['twitter-x', 'social-marketing'],
  },
  linkedin: {
    team: 'several',
    order: ['sections', 'regulations', 'table', 'example', 'troubleshooting', 'questions'],
    pages: ['teamwork', 'multi-profiles-management', 'security', 'antidetect-browser'],
    solutions: ['digital-agency', 'google'],
  },
};
