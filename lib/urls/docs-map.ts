import type { LocaleCode } from '@/lib/i18n/locales';
import type { PagePath } from '@/lib/i18n/locale-paths';
import { pathTo } from '@/lib/urls/path-to';

/** The sections of the documentation and their articles, in reading order. */
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

/** The pages with a numeric id, in the order of their ids; '' is the documentation's root. Must never be reordered. */
const slugsByNumber: readonly (DocsSlug | '')[] = ['getting-started', 'proxies', 'profiles', 'automation', 'faq', ''];

/** The first id of a language's map; unlisted languages use the English ids. Sample data. */
const firstIdByLocale: Partial<Record<LocaleCode, number>> = { ru: 201, pt: 301, vn: 401 };
const englishFirstId = 101;

/** Languages of an externally hosted documentation (`DOCS_URL`); the others get English there. */
const docsPrefix: Partial<Record<LocaleCode, string>> = { ru: '/ru', pt: '/pt', vn: '/vi' };

/**
 * Maps a numeric help id to a documentation page.
 * @returns the slug, '' for the root, or null when the id is not in the locale's map
 */
export function docsSlugById(locale: LocaleCode, id: string): string | null {
  const index = Number(id) - (firstIdByLocale[locale] ?? englishFirstId);
  return /^[1-9]\d{0,5}$/.test(id) ? (slugsByNumber[index] ?? null) : null;
}

/** The path of a documentation page on this site; '' is its root. */
export function docsPath(slug: string): PagePath {
  return slug === '' ? pathTo('docs') : pathTo('docs-article', { id: slug });
}

/** The URL of a page of an externally hosted documentation: `/ru/docs/proxies`, its root `/ru/`. */
export function externalDocsUrl(docsUrl: string, locale: LocaleCode, slug: string): string {
  const prefix = docsPrefix[locale] ?? '';
  return docsUrl + prefix + (slug === '' ? '/' : docsPath(slug));
}
