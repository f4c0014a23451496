import type { ArticleMetadata, ContentIndex } from '@/lib/content/content-index';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { servedLocales } from '@/lib/pages/locale-variants';
import { splitLocale } from '@/lib/i18n/locale-paths';
import type { RoutingContext, RoutingRequest } from '@/lib/request-routing/resolve-page-request';
import { parseRedirects } from '@/lib/request-routing/redirects';

/** A small site for routing tests, with articles in some languages and a few redirects. */

const article = (id: string, locales: LocaleCode[], metadata: Partial<ArticleMetadata> = {}): ArticleMetadata => ({
  id,
  source: locales[0]!,
  locales,
  date: '2026-09-01',
  tags: [],
  ...metadata,
});

const many = Array.from({ length: 13 }, (_, i) => article(`note-${i + 1}`, ['en'], { category: 'notes' }));

export const index: ContentIndex = {
  blog: [
    article('both', ['en', 'zh'], { category: 'guides', tags: ['profiles'] }),
    article('english-only', ['en'], { category: 'guides', tags: ['automation'] }),
    article('chinese-only', ['zh'], { category: 'trade', tags: ['shops'] }),
    ...many,
  ],
  news: [article('opening', ['en', 'ru'], { category: 'company', tags: ['website'] })],
  helps: [article('install-on-windows', ['en'])],
  docs: ['getting-started', 'proxies', 'profiles', 'automation', 'faq'].map((id, i) =>
    article(id, ['en', 'zh'], { number: i + 1 }),
  ),
  release: [article('1-4-0', [...localeCodes], { version: '1.4.0' })],
  partner: [article('resellers', ['en'])],
  legal: ['privacy-policy', 'terms-of-service', 'cookie-policy'].map((id) => article(id, ['en', 'zh'])),
};

const isPage = (path: string): boolean => {
  const { locale, path: pagePath } = splitLocale(path);
  const served = servedLocales(pagePath, index);
  return locale ? served.includes(locale) : served.length > 0;
};

const moved = parseRedirects(
  [
    { from: '/old-pricing', to: '/pricing', status: 301 },
    { from: '/summer', to: '/pricing?plan=summer', status: 302 },
    { from: '/ru/old-faq', to: '/faq', status: 308 },
    { from: '/old-betting', to: '/solutions/betting', status: 301 },
    { from: '/moved-to-another-host', to: 'https://status.facetry.example/', status: 307 },
    { from: '/free-proxies', status: 410 },
    { from: '/question', to: '/faq?a=1#question-2', status: 301 },
    { from: '/start', to: '/?x=1', status: 301 },
    { from: '/vi/docs/old', to: '/docs/faq', status: 301 },
  ],
  isPage,
);

export const context: RoutingContext = {
  index,
  redirects: moved,
  hosts: { main: 'www.facetry.example', byLocale: {} },
  origins: { main: 'https://www.facetry.example', byLocale: {} },
  docsUrl: undefined,
  canonicalHost: false,
  firstPartyOrigins: ['https://www.facetry.example', 'https://app.facetry.example'],
  findShortLink: () => undefined,
  workbench: null,
};

export const zhContext: RoutingContext = {
  ...context,
  hosts: { main: 'www.facetry.example', byLocale: { zh: 'www.facetry.cn' } },
  origins: { main: 'https://www.facetry.example', byLocale: { zh: 'https://www.facetry.cn' } },
};

/** A request for `path?query`, as a crawler without any hints sends it by default. */
export function request(url: string, hints: Partial<RoutingRequest> = {}): RoutingRequest {
  const at = url.indexOf('?');
  return {
    method: 'GET',
    host: 'www.facetry.example',
    path: at === -1 ? url : url.slice(0, at),
    query: at === -1 ? '' : url.slice(at),
    cookie: undefined,
    acceptLanguage: undefined,
    ...hints,
  };
}
