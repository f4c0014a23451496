import { describe, expect, it } from 'vitest';
import { languageTag, localeCodes, prefixedCodes, type LocaleCode } from '@/lib/i18n/locales';
import { routeRequest } from '@/lib/request-routing/route-request';
import { notFoundDecision, type Decision, type RoutingRequest } from '@/lib/request-routing/resolve-page-request';
import { context, request, zhContext } from './test-context';

/** A decision in one line: `200 ru /pricing`, `301 /ru/pricing`, `404 en`, `pass`. */
function summarize(decision: Decision): string {
  switch (decision.kind) {
    case 'pass':
      return 'pass';
    case 'render':
      return `200 ${decision.internalLocale} ${decision.internalPath}`;
    case 'payload':
      return `data ${decision.internalLocale} ${decision.internalPath}`;
    case 'markdown':
      return `markdown ${decision.internalLocale} ${decision.internalPath}`;
    case 'workbench':
      return `workbench ${decision.internalPath}`;
    case 'payloadNotFound':
      return 'no data';
    case 'redirect':
      return `${decision.status} ${decision.location}`;
    case 'notFound':
      return `${decision.status} ${decision.internalLocale}`;
    case 'invalid':
      return `${decision.status} ${decision.locale}`;
  }
}

/** Addresses, separated by spaces, and their common decision. */
type Row = [urls: string, expected: string, hints?: Partial<RoutingRequest>];

function table(name: string, rows: readonly Row[], site = context): void {
  const requests = rows.flatMap(([urls, ...rest]) => urls.split(' ').map((url) => [url, ...rest] as Row));
  describe(name, () => {
    it.each(requests)('the request %s is decided: %s %o', (url, expected, hints) => {
      expect(summarize(routeRequest(request(url, hints), site))).toBe(expected);
    });
  });
}

const zhCookie = { cookie: 'zh' };
const accepts = (acceptLanguage: string) => ({ acceptLanguage });
/** Pages that respond at their own path, below a prefix if they have one. */
const served = (internalLocale: string, paths: string, prefix = ''): Row[] =>
  paths.split(' ').map((path) => [prefix + path, `200 ${internalLocale} ${path}`]);
const accepting = (url: string, expected: string, headers: readonly string[]): Row[] =>
  headers.map((header) => [url, expected, accepts(header)]);

table('Markdown is served for articles in the languages they are written in', [
  ['/blog/both.md /blog/both.md?utm_source=x', 'markdown en /blog/both'],
  ['/blog/both.md', 'markdown zh /blog/both', zhCookie],
  ['/zh/docs/proxies.md', 'markdown zh /docs/proxies'],
  ['/privacy-policy.md', 'markdown en /privacy-policy'],
  ['/ru/news/opening.md', 'markdown ru /news/opening', { method: 'HEAD' }],
  ['/ru/news/opening.md', '405 ru', { method: 'POST' }],
  ['/ru/blog/both.md', '404 ru'],
  ['/blog/english-only.md', 'markdown en /blog/english-only', zhCookie],
  ['/zh/blog/english-only.md', '404 zh-prefixed'],
  ['/blog/chinese-only.md /blog/nothing.md /pricing.md /blog.md /.md', '404 en'],
  ['/en/blog/both.md', '307 /blog/both.md'],
  ['/zh_cn/blog/both.md', '301 /zh/blog/both.md'],
]);

table('unprefixed pages are English or Chinese', [
  ['/pricing /pricing?utm_source=a&utm_source=b', '200 en /pricing'],
  ['/pricing', '200 zh /pricing', zhCookie],
  ['/pricing', '200 zh /pricing', { cookie: 'zh-CN' }],
  ['/pricing', '200 en /pricing', { cookie: 'en', acceptLanguage: 'zh' }],
  ['/pricing', '200 en /pricing', { cookie: 'en-US', acceptLanguage: 'zh' }],
  ['/pricing', '200 en /pricing', { cookie: 'ru' }],
  ['/pricing', '200 zh /pricing', { cookie: 'nonsense', acceptLanguage: 'zh' }],
  ['/pricing', '200 zh /pricing', { cookie: 'ru', acceptLanguage: 'zh' }],
  ...accepting('/pricing', '200 zh /pricing', ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-Hans', 'zh-SG', 'en;q=0.2,zh;q=0.7']),
  ...accepting('/pricing', '200 zh /pricing', ['ru,zh;q=0.5,en;q=0.4']),
  ...accepting('/pricing', '200 en /pricing', [
    'zh-TW',
    'zh-Hant-HK',
    'ru',
    'en;q=0.8,zh;q=0.7',
    'zh;q=0',
    '*',
    ';;;,q=,',
  ]),
]);

table('only the root redirects by language', [
  ['/', '200 en /'],
  ...accepting('/', '307 /ru', ['ru-RU,ru;q=0.9', 'en;q=0.5,ru;q=0.8']),
  ['/?utm_source=x&b=%20', '307 /ru/?utm_source=x&b=%20', accepts('ru')],
  ['/', '307 /pt', accepts('pt-BR,pt;q=0.9,en;q=0.8')],
  ...accepting('/', '307 /tc', ['zh-HK', 'zh-MO,en']),
  ['/', '307 /jp', accepts('ja')],
  ['/', '307 /vn', accepts('de,vi;q=0.9')],
  ...accepting('/', '200 en /', ['de', 'en;q=0.5,ru;q=0']),
  ['/', '200 zh /', accepts('zh-CN')],
  ['/', '307 /ru', { cookie: 'ru', acceptLanguage: 'en' }],
  ['/', '307 /vn', { cookie: 'vi-VN' }],
  ['/', '200 en /', { cookie: 'en', acceptLanguage: 'ru' }],
  ['/', '200 zh /', { cookie: 'zh', acceptLanguage: 'ru' }],
  ['/', '307 /ru', { cookie: 'xx', acceptLanguage: 'ru' }],
  ['/faq', '200 en /faq', accepts('ru')],
  ['/blog/both', '200 en /blog/both', { cookie: 'ru' }],
]);

table('paths that always have one language', [
  ['/en /en/', '307 /'],
  ['/en?a=1', '307 /?a=1'],
  ['/en/pricing /en/old-pricing', '307 /pricing'],
  ['/en/Pricing.html/?x=1', '307 /pricing?x=1'],
  ['/EN/faq /en-US/faq', '307 /faq'],
  ['/en_gb/faq?b=%E4%BD%A0', '307 /faq?b=%E4%BD%A0'],
  ['/en/solutions/media-market', '307 /solutions/betting'],
  ['/zh /zh?a=1', '200 zh-prefixed /'],
  ['/zh/?a=1', '301 /zh?a=1'],
  ['/zh/pricing', '200 zh-prefixed /pricing'],
  ['/zh/pricing', '200 zh-prefixed /pricing', { cookie: 'en', acceptLanguage: 'en' }],
  ['/ru', '200 ru /'],
  ['/ru/pricing', '200 ru /pricing', zhCookie],
  ['/vi/docs', '200 vn /docs'],
  ['/vi/docs/proxies', '200 vn /docs/proxies'],
  ['/vn/docs /VI/docs', '301 /vi/docs'],
  ['/vn/docs/proxies?x=1', '301 /vi/docs/proxies?x=1'],
  ['/vi-VN/docs/faq/', '301 /vi/docs/faq'],
  ['/vi/docs-x', '301 /vn/docs-x'],
]);

table('the internal path of Chinese pages with a prefix is not a URL', [
  ['/zh-prefixed /zh-prefixed/pricing /payload/zh-prefixed/pricing', '404 en'],
  ['/zh-prefixed/pricing', '404 zh', zhCookie],
  ['/zh/zh-prefixed/pricing', '404 zh-prefixed'],
]);

const otherCodes = localeCodes.filter((code) => code !== 'en');
table('other spellings of a locale redirect to its prefix in one hop', [
  ['/vi', '301 /vn'],
  ['/ja', '301 /jp'],
  ['/zh-TW /zh_hant', '301 /tc'],
  ['/zh-Hant-TW/faq /zh-HK/faq', '301 /tc/faq'],
  ['/RU', '301 /ru'],
  ['/Ru/faq /ru_RU/faq/ /%72u/faq', '301 /ru/faq'],
  ['/zh-Hans/faq /cn/faq', '301 /zh/faq'],
  ['/ZH', '301 /zh'],
  ['/kr/faq', '301 /ko/faq'],
  ['/ua/faq', '301 /uk/faq'],
  ['/es-419/faq', '301 /es/faq'],
  ['/pt-BR/faq', '301 /pt/faq'],
  ['/ja-JP/Pricing.html?utm_source=x', '301 /jp/pricing?utm_source=x'],
  ['/vi?a=1', '301 /vn/?a=1'],
  ['/TC/download', '301 /tc/download'],
  ['/de /de/faq /english/faq', '404 en'],
  ['/zh-CN-sitemap.xml', 'pass'],
  ...otherCodes.map((code): Row => [`/${code.toUpperCase()}/faq /${languageTag(code)}/faq`, `301 /${code}/faq`]),
]);

table('paths are normalized in one redirect, with the query preserved byte for byte', [
  ['/index.html', '301 /'],
  ['/index.html?a=1', '307 /ru/?a=1', { cookie: 'ru' }],
  ['/index.html?a=1', '301 /?a=1'],
  ['/ru/index.html', '301 /ru'],
  ['/ru/index.html?a=1', '301 /ru/?a=1'],
  ['/pricing.html /pricing/ /pricing.html/ /Pricing', '301 /pricing'],
  ['/Download', '301 /download'],
  ['/ru/Pricing', '301 /ru/pricing'],
  ['/ru/Download/', '301 /ru/download'],
  ['/Pricing/x', '404 en'],
  ['/faq.html.html', '301 /faq.html'],
  ['/ru/Pricing.html/?utm_source=x', '301 /ru/pricing?utm_source=x'],
  ['/faq/?a=1&a=2&b=%20c+d&c=%2F%2Fevil&d=', '301 /faq?a=1&a=2&b=%20c+d&c=%2F%2Fevil&d='],
  ["/faq/?q=it's&%E4%BD%A0=%E5%A5%BD&empty&=x", "301 /faq?q=it's&%E4%BD%A0=%E5%A5%BD&empty&=x"],
  ['/pri%63ing', '301 /pricing'],
  ['/ru/pri%63ing/', '301 /ru/pricing'],
  ['/nothing%2e%2Dhere', '404 en'],
  ['/ru/nothing%2e%2e%2f', '404 ru'],
  ['/ru?a=1 /ru.html?a=1', '301 /ru/?a=1'],
  ['/ru/?a=1', '200 ru /'],
  ['/ru/ /ru.html', '301 /ru'],
  ['// /\\ /%5C /%5c%5C', '301 /'],
  ['/faq//', '301 /faq'],
  ['/ru//faq', '301 /ru/faq'],
  ['/nope/ /nope.html', '301 /nope'],
  ['/robots.txt/', '301 /robots.txt'],
]);

const ending = (page: string, ends: string): Row[] => ends.split(' ').map((end) => [page + end, `301 ${page}`]);
table('a path that is not a page redirects to the page it is a miswritten path of', [
  ['/PRICING /OLD-pricing. /pricing%3F', '301 /pricing'],
  ['/Faq', '301 /faq'],
  ['/ru/FAQ', '301 /ru/faq'],
  ['/RU/FAQ/?a=%41', '301 /ru/faq?a=%41'],
  ['/Solutions/Betting', '301 /solutions/betting'],
  ['/Blog/English-Only.html', '301 /blog/english-only'],
  ['/BLOG-GUIDES', '301 /blog-guides'],
  ['/VN/DOCS/Proxies', '301 /vi/docs/proxies'],
  ['/EN/PRICING', '307 /pricing'],
  ['/helps/101.', '307 /docs/getting-started'],
  ['/zh/Solutions/BETTING', '301 /zh/solutions/media-market'],
  ...ending('/pricing', `. , ) ). ! … : ; ' " * > %3E - _ %7D %60 /. ./ %20 %09 %0A %C2%A0 %E3%80%80 %20.`),
  ...ending('/zh/pricing', '%E3%80%82 。 %EF%BC%8C %EF%BC%89 %EF%BC%81 %E2%80%9D %E2%80%99 %C2%BB %E3%80%8D'),
  // Zero-width space, joiner and no-break space, word joiner, soft hyphen, direction marks, variation selector,
  // fillers.
  ...ending('/ru/faq', '%E2%80%8B %E2%80%8D %EF%BB%BF %E2%81%A0 %C2%AD %E2%80%8F %E2%80%AE %EF%B8%8F'),
  ...ending('/faq', '%E3%85%A4 %EF%BE%A0 %E2%A0%80 %CD%8F %F3%A0%81%BF'),
  ['/pricing.?utm_source=x%20&b', '301 /pricing?utm_source=x%20&b'],
  ['/pricing%3Futm_source=x /pricing&utm_source=x /pricing%26utm_source=x', '301 /pricing?utm_source=x'],
  ['/pricing%3futm_source=x%20y&b=%2F?c=1', '301 /pricing?utm_source=x%20y&b=%2F&c=1'],
  ['/pricing%3Futm_source%3Dx%26utm_medium%3Da%2520b', '301 /pricing?utm_source=x&utm_medium=a%20b'],
  ['/pricing/&utm_source=x&utm_medium=y', '301 /pricing?utm_source=x&utm_medium=y'],
  ['/PRICING.html%3Fa=1', '301 /pricing?a=1'],
  ['/ru&utm_source=x /ru%3Futm_source=x', '301 /ru/?utm_source=x'],
  ['/&utm_source=x /%3Futm_source=x', '301 /?utm_source=x'],
  ['/&utm_source=x', '307 /ru/?utm_source=x', accepts('ru')],
  ['/en/&utm_source=x', '307 /?utm_source=x'],
  ['/ru.', '301 /ru'],
  ['/%20', '301 /'],
  ['/pricing.', '301 /pricing', zhCookie],
  ['/pricing)', '301 /pricing', { method: 'HEAD' }],
  ['/pricing)', '405 en', { method: 'POST' }],
  ['/search.?q=a', '301 /search?q=a'],
]);

table('a path is not repaired if no page is reached', [
  ['/nope. /NOPE /nope%3Fa=1 /nope&a=1 /free-proxies. /FREE-proxies /pricingx /pricing/x.', '404 en'],
  ['/docs%2Fproxies. /docs%5Cproxies. /pricing%F0%A0%AE%B7 /pricing%252E /pricing%23plans /robots.txt.', '404 en'],
  ['/ROBOTS.TXT /LLMS.txt%20 /API/beacon /_NEXT/static/x.js /zh-cn-sitemap.xml', '404 en'],
  ['/ru/alternatives/ziniao-alternative.', '404 ru'],
  ['/api/beacon. /_next/static/X.', 'pass'],
]);

table('a repeated language prefix is removed in one redirect', [
  ['/en/en', '307 /'],
  ['/en/en/en/pricing/', '307 /pricing'],
  ['/vi/vi/docs', '301 /vi/docs'],
  ['/vn/vi/docs/proxies?a=1', '301 /vi/docs/proxies?a=1'],
  ['/ru/ru /en/ru', '301 /ru'],
  ['/ru/RU/FAQ?a=1', '301 /ru/faq?a=1'],
  ['/zh/zh-CN/pricing /en/zh/pricing', '301 /zh/pricing'],
  ['/en/en//evil.example', '307 /evil.example'],
  ['/ru/ru//evil.example', '301 /ru/evil.example'],
  ['/ru/en/pricing', '404 ru'],
]);

table('no path or host causes an open redirect', [
  ['/%2F%2Fevil.example. /.%2F%2Fevil.example /%2F%2Fevil.example', '404 en'],
  ['/PRICING%3F//evil.example', '301 /pricing?//evil.example'],
  ['/&//evil.example', '301 /?//evil.example'],
  ['/pricing%3F%0D%0ALocation:%20https://evil.example', '301 /pricing?%0D%0ALocation:%20https://evil.example'],
  ['/PRICING', '301 /pricing', { host: 'evil.example' }],
  ['//evil.example /\\evil.example', '301 /evil.example'],
  ['/%2F%2Fevil.example/', '301 /%2F%2Fevil.example'],
  ['/%5Cevil.example/', '301 /%5Cevil.example'],
  ['/ru//evil.example/', '301 /ru/evil.example'],
  ['/en//evil.example /en/\\evil.example', '307 /evil.example'],
  ['/en/%2Fevil.example', '307 /%2Fevil.example'],
  ['/faq/', '301 /faq', { host: 'evil.example' }],
  ['/ru/evil.example', '404 ru'],
  ['/https://evil.example', '301 /https:/evil.example'],
  ['/ru?next=//evil.example', '301 /ru/?next=//evil.example'],
]);

table('malformed paths and other methods are rejected', [
  ['/%E0%A4%A /pricing% /%ff /a%00b', '400 en'],
  ['/ru/%E0%A4%A', '400 ru'],
  [`/${'a'.repeat(2000)}`, '400 en'],
  [`/${'a'.repeat(1999)}`, '404 en'],
  ['/pricing /robots.txt', '405 en', { method: 'POST' }],
  ['/ru/pricing', '405 ru', { method: 'DELETE' }],
  ['/nope', '405 en', { method: 'PURGE' }],
  ['/assets/icons.svg', '405 en', { method: 'PATCH' }],
  ['/api/beacon /api', 'pass', { method: 'POST' }],
  ['/pricing', '200 en /pricing', { method: 'HEAD' }],
  ['/%0Ax /..%2f..%2fetc/passwd', '404 en'],
]);

table('moved pages redirect with locale and query preserved', [
  ['/old-pricing', '301 /pricing'],
  ['/old-pricing/?utm_source=x', '301 /pricing?utm_source=x'],
  ['/ru/old-pricing.html', '301 /ru/pricing'],
  ['/vi/old-pricing', '301 /vn/pricing'],
  ['/summer', '302 /pricing?plan=summer'],
  ['/summer?a=1', '302 /pricing?plan=summer&a=1'],
  ['/ru/old-faq', '308 /ru/faq'],
  ['/old-faq', '404 en'],
  ['/es/old-faq', '404 es'],
  ['/zh/old-betting', '301 /zh/solutions/media-market'],
  ['/ru/old-betting', '301 /ru/solutions/betting'],
  ['/vn/old-betting', '404 vn'],
  ['/moved-to-another-host', '307 https://status.facetry.example/'],
  ['/ru/moved-to-another-host?a=1', '307 https://status.facetry.example/?a=1'],
  ['/question?b=2', '301 /faq?a=1&b=2#question-2'],
  ['/ru/start?y=2', '301 /ru/?x=1&y=2'],
  ['/vi/docs/old /vi-VN/docs/old/', '301 /vi/docs/faq'],
  ['/ru/docs/old', '404 ru'],
  ['/free-proxies', '410 en'],
  ['/ru/free-proxies/', '410 ru'],
]);

table('help IDs redirect to the documentation', [
  ['/helps/101', '307 /docs/getting-started'],
  ['/helps/102', '307 /docs/proxies'],
  ['/helps/103', '307 /docs/profiles'],
  ['/helps/104', '307 /docs/automation'],
  ['/helps/105', '307 /docs/faq'],
  ['/helps/106', '307 /docs'],
  ['/helps/107 /helps/100 /helps/0101 /helps/nothing', '404 en'],
  ['/ru/helps/201', '301 /ru/docs/getting-started'],
  ['/ru/helps/206?a=1', '301 /ru/docs?a=1'],
  ['/ru/helps/101', '404 ru'],
  ['/pt/helps/302', '301 /pt/docs/proxies'],
  ['/vn/helps/403', '301 /vi/docs/profiles'],
  ['/vi/helps/406', '301 /vi/docs'],
  ['/fr/helps/101', '301 /fr/docs/getting-started'],
  ['/zh/helps/102', '301 /zh/docs/proxies'],
  ['/helps/102', '307 /docs/proxies', zhCookie],
  ...served('en', '/helps/install-on-windows'),
  ...served('ru', '/helps/install-on-windows', '/ru'),
]);

const withDocs = { ...context, docsUrl: 'https://docs.facetry.example' };
table(
  'documentation on its own host has its legacy prefixes',
  [
    ['/helps/101', '307 https://docs.facetry.example/docs/getting-started'],
    ['/helps/106', '307 https://docs.facetry.example/'],
    ['/ru/helps/202', '301 https://docs.facetry.example/ru/docs/proxies'],
    ['/ru/helps/206', '301 https://docs.facetry.example/ru/'],
    ['/vn/helps/402', '301 https://docs.facetry.example/vi/docs/proxies'],
    ['/pt/docs/proxies', '301 https://docs.facetry.example/pt/docs/proxies'],
    ['/fr/docs/proxies?a=1', '301 https://docs.facetry.example/docs/proxies?a=1'],
    ['/docs/nothing', '404 en'],
  ],
  withDocs,
);

const notIn = (...codes: LocaleCode[]) => prefixedCodes.filter((code) => !codes.includes(code));
table('solutions redirect to the counterpart for the locale', [
  ...notIn('tc', 'vn').flatMap((code): Row[] => [
    [`/${code}/solutions/betting`, `200 ${code} /solutions/betting`],
    [`/${code}/solutions/media-market`, `301 /${code}/solutions/betting`],
    [`/${code}/solutions/data-collection`, `301 /${code}/solutions/crypto`],
  ]),
  ['/zh/solutions/betting /zh-CN/solutions/betting/', '301 /zh/solutions/media-market'],
  ['/zh/solutions/crypto', '301 /zh/solutions/data-collection'],
  ['/zh/solutions/digital-agency', '301 /zh/solutions/price-comparison'],
  ['/zh/solutions/ticketing?a=1', '301 /zh/solutions/self-examination?a=1'],
  ['/tc/solutions/betting', '301 /tc/solutions/media-market'],
  ['/solutions/betting', '307 /solutions/media-market', zhCookie],
  ['/solutions/media-market', '307 /solutions/betting'],
  ['/solutions/media-market', '200 zh /solutions/media-market', zhCookie],
  ['/zh/solutions/web-scraping', '404 zh-prefixed'],
  ['/tc/solutions/web-scraping', '404 tc'],
  ['/solutions/web-scraping', '404 zh', zhCookie],
  ['/vn/solutions/betting /vn/solutions/media-market', '404 vn'],
  ['/vn/solutions/self-examination', '301 /vn/solutions/ticketing'],
  ['/ru/solutions/price-comparison', '301 /ru/solutions/digital-agency'],
  ['/solutions/nothing /solutions/constructor', '404 en'],
  ...served('en', '/solutions/google'),
  ...served('zh-prefixed', '/solutions/twitter-x', '/zh'),
]);

table('alternatives exist in their own locales only', [
  ...served('en', '/alternatives/gologin-alternative /alternatives/octo-browser-alternative'),
  ...served('zh-prefixed', '/alternatives/gologin-alternative', '/zh'),
  ...served('ru', '/alternatives/undetectable-alternative', '/ru'),
  ...served('tc', '/alternatives/ziniao-alternative', '/tc'),
  ['/alternatives/octo-browser-alternative', '404 zh', zhCookie],
  ['/tc/alternatives/undetectable-alternative', '404 tc'],
  ['/alternatives/ziniao-alternative /alternatives/nothing /alternatives/toString', '404 en'],
  ['/ru/alternatives/ziniao-alternative', '404 ru'],
]);

table('blog and news fall back to English for untranslated articles', [
  ...served('en', '/blog /blog/both /blog/page/2 /news'),
  ...served('zh-prefixed', '/blog/both /blog/chinese-only', '/zh'),
  ...served('ru', '/blog/both /blog/english-only', '/ru'),
  ...served('th', '/news/opening', '/th'),
  ['/blog/chinese-only /blog/nothing /blog-guides/nothing /blog-nothing /blog-trade /blog/page/1', '404 en'],
  ['/blog/page/3 /blog/page/02 /blog/page /blog-guides/page/2 /blog-category/guides', '404 en'],
  ['/blog-guides/profiles/automation /news-company/nothing', '404 en'],
  ['/tc/blog/chinese-only', '404 tc'],
  ['/blog-guides', '200 en /blog-category/guides'],
  ['/ru/blog-guides/profiles', '200 ru /blog-category/guides/profiles'],
  ['/zh/blog-trade/shops', '200 zh-prefixed /blog-category/trade/shops'],
  ['/blog-notes/page/2', '200 en /blog-category/notes/page/2'],
  ['/news-company/website', '200 en /news-category/company/website'],
]);

table('generic and other pages', [
  ...served('en', '/rpa /privacy-policy /pre-sales /release/1-4-0 /docs /_icons /error/502'),
  ...served('ru', '/cookie-policy /partner/resellers /error/404', '/ru'),
  ...served('zh-prefixed', '/pre-sales /docs/proxies', '/zh'),
  ...served('hi', '/multi-profiles-management', '/hi'),
  ['/search?q=%2F%2Fx', '200 en /search'],
  ['/anything /release/9-9-9 /partner/nobody /docs/nothing /error/500 /page-not-found /sitemaps/en-US/1', '404 en'],
  ['/feeds/en/blog/rss', '404 en'],
  ['/ru/anything /ru/page-not-found', '404 ru'],
]);

table('page data exist wherever the page exists', [
  ['/_payload.json', 'data en /'],
  ['/_payload.json', 'data zh /', zhCookie],
  ['/_payload.json', 'no data', accepts('ru')],
  ['/pricing/_payload.json /pricing/_payload.json?0123-abc', 'data en /pricing'],
  ['/pricing/_payload.json', 'data zh /pricing', zhCookie],
  ['/pricing/_payload.json', 'data zh /pricing', accepts('zh-CN')],
  ['/ru/_payload.json /ru/_payload.json?a=1', 'data ru /'],
  ['/zh/_payload.json', 'data zh-prefixed /'],
  ['/ru/blog-guides/profiles/_payload.json', 'data ru /blog-category/guides/profiles'],
  ['/vi/docs/proxies/_payload.json', 'data vn /docs/proxies'],
  ['/ru/pricing/_payload.json', 'data ru /pricing', { method: 'HEAD' }],
  ['/ru/pricing/_payload.json', '405 ru', { method: 'POST' }],
  ['/ru/%E0%A4%A/_payload.json', '400 ru'],
  ['/nothing/_payload.json /free-proxies/_payload.json /old-pricing/_payload.json', 'no data'],
  ['/en/pricing/_payload.json /vi/pricing/_payload.json /Pricing/_payload.json /ru//_payload.json', 'no data'],
  ['/pricing/_payload.json/_payload.json /robots.txt/_payload.json /page-not-found/_payload.json', 'no data'],
  ['/ru/pricing/_payload.json/', '301 /ru/pricing/_payload.json'],
  ['/ru/pricing/x_payload.json', '404 ru'],
  ['/api/x/_payload.json', 'pass'],
  ['/payload /payload/ru /payload/ru/pricing /islands/plans', '404 en'],
]);

table('non-page paths are passed on', [
  ['/builds/latest.json /builds/meta/Eqjq75Rd4fSkqhF1AX8-_.json /__nuxt_island/latest-posts.json', 'pass'],
  ['/robots.txt /sitemap.xml /index-sitemap.xml /ja-JP-sitemap.xml /en-US-sitemap-2.xml /blog/rss.xml', 'pass'],
  ['/ru/news/atom.xml /zh/release/rss.xml /api /api/ /api/anything /_next/static/x.js /assets/icons.svg', 'pass'],
  ['/search-index/ru.json /search-index/ru-words-0.Abc_-12345.json', 'pass'],
  ['/builds/meta/a/b.json /builds/meta /__nuxt_island/plans /search-index/xx.json /search-index', '404 en'],
  ['/unknown.png', '404 en'],
  ['/en/blog/rss.xml', '307 /blog/rss.xml'],
  ['/api/anything', 'pass', { method: 'POST' }],
]);

const onZhHost = { host: 'www.facetry.cn' };
table(
  'the Chinese host serves Chinese only',
  [
    ['/', '200 zh /', onZhHost],
    ['/', '200 zh /', { ...onZhHost, cookie: 'ru', acceptLanguage: 'ru' }],
    ['/pricing', '200 zh /pricing', { ...onZhHost, cookie: 'en' }],
    ['/zh/pricing', '308 /pricing', onZhHost],
    ['/pricing/', '301 /pricing', onZhHost],
    ['/zh-CN/Pricing.html?a=1', '308 /pricing?a=1', onZhHost],
    ['/en/pricing', '308 https://www.facetry.example/en/pricing', onZhHost],
    ['/ru/pricing/?a=1', '308 https://www.facetry.example/ru/pricing?a=1', onZhHost],
    ['/vi/docs', '308 https://www.facetry.example/vi/docs', onZhHost],
    ['/ru?a=1', '308 https://www.facetry.example/ru/?a=1', onZhHost],
    ['/ru/old-pricing', '308 https://www.facetry.example/ru/pricing', onZhHost],
    ['/solutions/betting', '307 /solutions/media-market', onZhHost],
    ['/nope', '404 zh', onZhHost],
    ['/zh', '308 https://www.facetry.cn/'],
    ['/zh/solutions/betting?a=1', '308 https://www.facetry.cn/solutions/media-market?a=1'],
    ['/zh/old-pricing/', '308 https://www.facetry.cn/pricing'],
    ['/zh/faq?a=1', '308 https://www.facetry.cn/faq?a=1'],
    ['/ZH_hans/faq/', '308 https://www.facetry.cn/faq'],
    ['/pricing', '200 zh /pricing', zhCookie],
    ['/pricing', '200 zh /pricing', { host: 'WWW.Facetry.CN:443' }],
  ],
  zhContext,
);

const unknownHost = { host: 'old.facetry.example:8080' };
table(
  'other hosts redirect to the canonical host in the same hop',
  [
    ['/pricing', '308 https://www.facetry.example/pricing', unknownHost],
    ['/ru/Pricing.html/?a=1', '308 https://www.facetry.example/ru/pricing?a=1', unknownHost],
    ['/ru?a=1', '308 https://www.facetry.example/ru/?a=1', unknownHost],
    ['/', '308 https://www.facetry.example/', { ...unknownHost, acceptLanguage: 'ru' }],
    ['/ru/old-pricing', '308 https://www.facetry.example/ru/pricing', unknownHost],
    ['/ru/solutions/media-market', '308 https://www.facetry.example/ru/solutions/betting', unknownHost],
    ['/en/pricing', '308 https://www.facetry.example/en/pricing', unknownHost],
    ['/nothing/', '308 https://www.facetry.example/nothing', unknownHost],
    ['/robots.txt', 'pass', unknownHost],
    ['/pricing', '200 en /pricing', { host: 'WWW.FACETRY.EXAMPLE:3000' }],
    ['/pricing', '308 https://www.facetry.example/pricing', { host: null }],
    ['/pricing', '308 https://www.facetry.example/pricing', { host: 'www.facetry.example.' }],
  ],
  { ...context, canonicalHost: true },
);
table(
  'with a host for Chinese, its name with a trailing dot redirects to it',
  [
    ['/pricing', '308 https://www.facetry.cn/pricing', { host: 'www.facetry.cn.' }],
    ['/PRICING?a=1', '308 https://www.facetry.cn/pricing?a=1', { host: 'www.facetry.cn.:443' }],
    ['/ru/pricing', '308 https://www.facetry.example/ru/pricing', { host: 'www.facetry.cn.' }],
    ['/zh/pricing', '308 https://www.facetry.cn/pricing', { host: 'www.facetry.cn.' }],
    ['/pricing', '308 https://www.facetry.example/pricing', { host: 'other.facetry.cn.' }],
  ],
  { ...zhContext, canonicalHost: true },
);

const routeFor = (url: string, hints?: Partial<RoutingRequest>) => routeRequest(request(url, hints), context);

const cachings = {
  negotiated: '/pricing /nope /helps/101 /en/pricing /pricing/_payload.json /nope/_payload.json /search',
  perRequest: '/search?q=x /search?%71=x /zh/search?q= /ru/search/?q=x',
  public:
    '/zh/pricing /ru/nope /pricing/ /ru/helps/201 /moved-to-another-host /ru/pricing/_payload.json /ru/nope/_payload.json ' +
    '/robots.txt/_payload.json /ru/search /ru/search?kind=docs /ru/search/ /ru/pricing?q=x /ru/search/_payload.json?q=x',
};
it.each(Object.entries(cachings))('the caching of a decision is %s: %s', (caching, urls) => {
  for (const url of urls.split(' ')) expect(routeFor(url), url).toMatchObject({ caching });
});

it('the redirect of the root depends on the visitor', () => {
  expect(routeFor('/', accepts('ru'))).toMatchObject({ caching: 'negotiated' });
});

it('English is stored as the language only for a URL that names it', () => {
  expect(routeFor('/en/pricing')).toMatchObject({ localeToStore: 'en' });
  expect(routeFor('/pricing/')).not.toHaveProperty('localeToStore');
});

it('the Chinese host responds the same for every visitor', () => {
  expect(routeRequest(request('/pricing', onZhHost), zhContext)).toMatchObject({ caching: 'public' });
});

it('a sitemap file that the build does not have is not found in the language of the visitor', () => {
  const path = '/en-US-sitemap-2.xml';
  const expected = { kind: 'notFound', status: 404, path } as const;
  expect(notFoundDecision(path, request(path, accepts('zh-CN')), context)).toEqual({
    ...expected,
    locale: 'zh',
    internalLocale: 'zh',
    caching: 'negotiated',
  });
  expect(notFoundDecision(path, request(path, accepts('ru')), context)).toMatchObject({ locale: 'en' });
  expect(notFoundDecision(path, request(path, onZhHost), zhContext)).toEqual({
    ...expected,
    locale: 'zh',
    internalLocale: 'zh',
    caching: 'public',
  });
});
