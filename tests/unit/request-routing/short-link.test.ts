import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import type { RoutingContext, RoutingRequest } from '@/lib/request-routing/resolve-page-request';
import { routeRequest } from '@/lib/request-routing/route-request';
import { addClickQuery } from '@/lib/request-routing/short-link';
import type { ShortLink } from '@/lib/request-routing/short-link-table';
import { context, request, zhContext } from './test-context';

const link = (target: string, locale: ShortLink['locale'] = 'en'): ShortLink => ({ target, locale, expiresAt: null });

const links = new Map<string, ShortLink>([
  ['abc', link('/pricing?plan=team#faq')],
  ['flyer-2026', link('/pricing?utm_source=flyer&utm_medium=print', 'ru')],
  ['chinese', link('/pricing', 'zh')],
  ['home', link('/', 'ru')],
  ['start', link('/')],
  ['named', link('/faq?utm_id=spring')],
  ['app', link('https://app.facetry.example/register?plan=1', null)],
  ['site', link('https://www.facetry.example/ru/pricing', null)],
  ['moved', link('/old-pricing?a=1')],
  ['gone', link('/free-proxies')],
  ['elsewhere', link('/moved-to-another-host')],
  ['missing', link('/nothing')],
  ['self', link('/go/self')],
  ['cased-loop', link('/GO/abc')],
  ['absolute-loop', link('https://www.facetry.example/go/abc', null)],
  ['alias-loop', link('https://app.facetry.example//go/abc', null)],
  ['vi-docs', link('/docs/faq', 'vn')],
  ['api', link('/api/sys/config/ref/set?ref=x')],
]);

const withLinks = (base: RoutingContext): RoutingContext => ({ ...base, findShortLink: (slug) => links.get(slug) });
const site = withLinks(context);

function answer(url: string, hints: Partial<RoutingRequest> = {}, routing = site): string {
  const decision = routeRequest(request(url, hints), routing);
  if (decision.kind === 'redirect') return `${decision.status} ${decision.location}`;
  if (decision.kind === 'notFound') return `${decision.status} ${decision.locale}`;
  return 'status' in decision ? String(decision.status) : decision.kind;
}

describe('a short link leads to its page in one redirect', () => {
  it.each([
    ['/go/abc', '/pricing?plan=team&utm_id=abc#faq'],
    ['/go/ABC', '/pricing?plan=team&utm_id=abc#faq'],
    ['/go/abc/', '/pricing?plan=team&utm_id=abc#faq'],
    ['/go/abc.html', '/pricing?plan=team&utm_id=abc#faq'],
    ['/go/ABC.html/', '/pricing?plan=team&utm_id=abc#faq'],
    ['/GO/Abc', '/pricing?plan=team&utm_id=abc#faq'],
    ['/go//abc', '/pricing?plan=team&utm_id=abc#faq'],
    ['/go/%61bc', '/pricing?plan=team&utm_id=abc#faq'],
    ['/go/abc.', '/pricing?plan=team&utm_id=abc#faq'],
    ['/go/abc%20', '/pricing?plan=team&utm_id=abc#faq'],
    ['/go/abc)?x=1', '/pricing?plan=team&x=1&utm_id=abc#faq'],
    ['/go/abc%3Fx=1', '/pricing?plan=team&x=1&utm_id=abc#faq'],
    ['/go/flyer-2026', '/ru/pricing?utm_source=flyer&utm_medium=print&utm_id=flyer-2026'],
    ['/go/chinese', '/zh/pricing?utm_id=chinese'],
    ['/go/home', '/ru/?utm_id=home'],
    ['/go/start', '/?utm_id=start'],
    ['/go/vi-docs', '/vi/docs/faq?utm_id=vi-docs'],
    ['/go/site', '/ru/pricing?utm_id=site'],
    ['/go/app', 'https://app.facetry.example/register?plan=1&utm_id=app'],
  ])('%s leads to %s', (url, location) => {
    expect(answer(url)).toBe(`302 ${location}`);
  });

  it('whatever the language of the visitor, because the link fixes it', () => {
    for (const cookie of [...localeCodes, undefined])
      expect(answer('/go/start', { cookie, acceptLanguage: 'ru' })).toBe('302 /?utm_id=start');
  });

  it('and to HEAD alike, while other methods are rejected', () => {
    expect(answer('/go/abc', { method: 'HEAD' })).toBe(answer('/go/abc'));
    expect(answer('/go/abc', { method: 'POST' })).toBe('405');
  });

  it('is never stored by caches', () => {
    expect(routeRequest(request('/go/abc'), site)).toMatchObject({ caching: 'never', shortLink: 'abc' });
    expect(routeRequest(request('/go/nothing'), site)).toMatchObject({ caching: 'never' });
  });
});

describe('queries', () => {
  it.each([
    ['the target’s query is kept, byte for byte', '/p?q=a%20b&e=%d0%b6', '', '/p?q=a%20b&e=%d0%b6&utm_id=s'],
    ['what the click has besides is added', '/p?a=1', '?b=2&b=3&c=%20', '/p?a=1&b=2&b=3&c=%20&utm_id=s'],
    [
      'the target wins where both have a field',
      '/p?utm_source=x',
      '?UTM_SOURCE=y&gclid=1',
      '/p?utm_source=x&gclid=1&utm_id=s',
    ],
    ['utm_id of the target is kept', '/p?utm_id=own', '?utm_id=other', '/p?utm_id=own'],
    ['utm_id of the click is kept', '/p', '?utm_id=other', '/p?utm_id=other'],
    ['empty parts disappear', '/p?', '?&&', '/p?utm_id=s'],
    ['the fragment stays at the end', '/p#x?y=1', '?a=1', '/p?a=1&utm_id=s#x?y=1'],
  ])('%s', (_, target, click, expected) => {
    expect(addClickQuery(target, 's', click)).toBe(expected);
  });
});

describe('the site’s not-found page', () => {
  const long = 'a'.repeat(65);
  const slugs = [
    'nothing',
    'a',
    long,
    'a_b',
    'жж',
    '%D0%B6%D0%B6',
    '__proto__',
    'constructor',
    'abc/def',
    'abc.md',
    'index',
  ];
  it.each([
    ...slugs.map((slug) => `/go/${slug}`),
    '/go',
    '/go/',
    '/go//',
    '/go/.html',
    '/go/index.html',
    '/go/nothing/',
  ])('answers %s in one response', (url) => {
    expect(answer(url)).toBe('404 en');
    expect(answer(url, { cookie: 'zh' })).toBe('404 zh');
  });

  it('shows the path as typed', () => {
    expect(routeRequest(request('/go/Nothing.html'), site)).toMatchObject({ path: '/go/Nothing.html' });
  });

  it.each(localeCodes)('answers a short link below /%s, which does not exist', (locale) => {
    expect(answer(`/${locale}/go/abc`)).toBe(`404 ${locale}`);
  });

  it.each(['gone', 'missing', 'self', 'cased-loop', 'absolute-loop', 'alias-loop', 'elsewhere', 'api'])(
    'answers a link whose target is no page of ours, or no longer: %s',
    (slug) => {
      expect(answer(`/go/${slug}`)).toBe('404 en');
    },
  );

  it('a path over 2,000 characters or with a malformed escape is rejected', () => {
    expect(answer(`/go/${'a'.repeat(1990)}`)).toBe('404 en');
    expect(answer(`/go/${'a'.repeat(2000)}`)).toBe('400');
    expect(answer('/go/%E0%A4%A')).toBe('400');
    expect(answer('/go/a%00')).toBe('400');
  });

  it('page data of a short link does not exist', () => {
    expect(answer('/go/abc/_payload.json')).toBe('404 en');
  });
});

it('a link to a page that has moved since leads to its new address, in the same redirect', () => {
  expect(answer('/go/moved?b=2')).toBe('302 /pricing?a=1&b=2&utm_id=moved');
});

describe('hosts', () => {
  const zhSite = withLinks(zhContext);
  const zhHost = { host: 'www.facetry.cn' };

  it('the Chinese host has no short links', () => {
    expect(answer('/go/abc', zhHost, zhSite)).toBe('404 zh');
  });

  it('a link to a Chinese page leads to the Chinese host, where it has no prefix', () => {
    expect(answer('/go/chinese', {}, zhSite)).toBe('302 https://www.facetry.cn/pricing?utm_id=chinese');
  });

  it('any other host has them', () => {
    for (const host of ['staging.example', '127.0.0.1:3000', 'localhost', 'evil.example'])
      expect(answer('/go/abc', { host })).toBe('302 /pricing?plan=team&utm_id=abc#faq');
  });

  it('with CANONICAL_HOST=1 an unknown host leads to the site’s own in the same redirect', () => {
    const canonical = { ...site, canonicalHost: true };
    expect(answer('/go/abc', { host: 'evil.example' }, canonical)).toBe(
      '302 https://www.facetry.example/pricing?plan=team&utm_id=abc#faq',
    );
  });
});

describe('no open redirect', () => {
  const targets = [
    ...['//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', '/%2F%2Fevil.example'],
    ...['https://evil.example', 'https:evil.example', 'javascript:alert(1)', 'data:text/html,x', '/..//evil.example'],
    ...['/./..//evil.example', 'https://www.facetry.example@evil.example/', 'https://user:x@app.facetry.example/'],
    ...['https://app.facetry.example.evil.example/', 'http://app.facetry.example/', 'https://app.facetry.example:444/'],
    ...[
      '/pricing\r\nSet-Cookie: a=1',
      '/pricing?a=\n',
      '',
      ' ',
      '/pricing\u0000',
      'https://www.facetry.example//evil.example',
    ],
  ];
  it.each(targets)('a target %j in the store leads nowhere', (target) => {
    for (const locale of [null, 'en', 'ru', 'zh'] as const) {
      const evil = { ...site, findShortLink: () => link(target, locale) };
      expect(answer('/go/evil', {}, evil)).toBe('404 en');
    }
  });

  const part = fc.constantFrom(
    '/',
    '\\',
    '//',
    'evil.example',
    '@',
    ':',
    '?',
    '#',
    'https:',
    '.',
    '..',
    'pricing',
    'go',
    '%2f',
    '\t',
    'ru',
    '',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(part).map((parts) => parts.join('')),
  );

  it('whatever target, slug and query, the Location is a path or on a host of ours, and no short link', () => {
    fc.assert(
      fc.property(text, text, text, fc.constantFrom(null, ...localeCodes), (target, slug, query, locale) => {
        const any = { ...site, findShortLink: () => link(target, locale) };
        for (const path of ['/go/evil', `/go/${encodeURIComponent(slug.toWellFormed())}`]) {
          const { search } = new URL(`https://x.example/?${query}`);
          const decision = routeRequest(request(path + search), any);
          if (decision.kind !== 'redirect') continue;
          const url = new URL(decision.location, 'https://www.facetry.example');
          expect(site.firstPartyOrigins).toContain(url.origin);
          expect(decision.location).not.toMatch(/[\p{Cc}\\]|^\/\/|^\/go\//u);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
