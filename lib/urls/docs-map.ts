import type { LocaleCode } from '@/lib/i18n/locales';
import type { PagePath } from '@/lib/i18n/paths';
import { pathTo } from '@/lib/urls/path-to';

/** The sections of the documentation, and the articles of each, in reading order. */
export const docsSections = [
  { id: 'start', articles: ['getting-started', 'system-requirements'] },
  {
    id: 'profiles',
    articles: [
      ...['profiles', 'groups-tags-and-notes', 'local-and-cloud-profiles'],
      ...['cookies-and-sessions', 'encryption-and-storage'],
    ],
  },
  { id: 'fingerprints', articles: ['fingerprint-settings', 'checking-a-fingerprint'] },
  { id: 'proxies', articles: ['proxies', 'proxy-types-and-formats', 'proxy-drops-and-leaks'] },
  {
    id: 'automation',
    articles: ['automation', 'attach-playwright', 'attach-puppeteer', 'attach-selenium', 'synchronizer'],
  },
  { id: 'localApi', articles: ['local-api-authentication', 'local-api-start-and-stop', 'local-api-reference'] },
  { id: 'rpa', articles: ['rpa-flows', 'rpa-nodes', 'rpa-schedules-and-logs'] },
  { id: 'team', articles: ['roles-and-permissions'] },
  { id: 'troubleshooting', articles: ['troubleshooting-start', 'troubleshooting-automation', 'faq'] },
] as const satisfies readonly { id: string; articles: readonly string[] }[];

export type DocsSectionId = (typeof docsSections)[number]['id'];
export type DocsSlug = (typeof docsSections)[number]['articles'][number];

/** All pages of the documentation in reading order. */
export const docsSlugs: readonly DocsSlug[] = docsSections.flatMap(({ articles }) => [...articles]);

/** The pages that have a numeric id, in the order of their ids; '' is the documentation's root. Never reordered. */
const numbered: readonly (DocsSlug | '')[] = ['getting-started', 'proxies', 'profiles', 'automation', 'faq', ''];

/** The first id of a language's map; languages not listed use English's ids. Sample data. */
const firstId: Partial<Record<LocaleCode, number>> = { ru: 201, pt: 301, vn: 401 };
const englishFirstId = 101;

/** Languages of the documentation when it has a host of its own; the rest read English there. */
const docsPrefix: Partial<Record<LocaleCode, string>> = { ru: '/ru', pt: '/pt', vn: '/vi' };

/**
 * The page of the documentation that a numeric help id stands for.
 * @returns the slug, '' for the root, or null when the id is not in the locale's map
 */
export function docsSlugOfId(locale: LocaleCode, id: string): string | null {
  const index = Number(id) - (firstId[locale] ?? englishFirstId);
  return /^[1-9]\d{0,5}$/.test(id) ? (numbered[index] ?? null) : null;
}

/** A page of the documentation on our own host; '' is its root. */
export function docsPath(slug: string): PagePath {
  return slug === '' ? pathTo('docs') : pathTo('docs-article', { id: slug });
}

/** The address of a page of the documentation on a host of its own: `/ru/docs/proxies`, its root `/ru/`. */
export function externalDocsUrl(docsUrl: string, locale: LocaleCode, slug: string): string {
  const prefix = docsPrefix[locale] ?? '';
  return docsUrl + prefix + (slug === '' ? '/' : docsPath(slug));
}
