import { describe, expect, it } from 'vitest';
import { requestOutcome, requestKind } from '@/lib/api/telemetry/request-kind';

describe('kind of a request', () => {
  it.each([
    ['/', 200, 'page'],
    ['/ru/pricing?utm_source=x', 200, 'page'],
    ['/ru/pricing', 304, 'page'],
    ['/pricing', 500, 'page'],
    ['http://www.facetry.example/pricing', 200, 'page'],
    ['/search', 200, 'page'],
    ['/search?q=proxy', 200, 'search'],
    ['/ru/search?q=proxy', 429, 'search'],
    ['/pricing?_rsc=1a2b', 200, 'data'],
    ['/api/beacon', 200, 'api'],
    ['/api/nothing', 404, 'api'],
    ['/api/site/contact', 303, 'api'],
    ['/_next/static/chunks/a.js', 200, 'asset'],
    ['/assets/fonts/a.woff2', 200, 'asset'],
    ['/search-index/en/1.json', 200, 'asset'],
    ['/icons.svg', 200, 'asset'],
    ['/_next/image?url=%2Fa.png&w=320&q=100', 200, 'image'],
    ['/og/0123456789/en/home.png', 200, 'og-image'],
    ['/ru-RU-sitemap.xml', 200, 'machine-readable'],
    ['/ru/pricing/_payload.json', 200, 'machine-readable'],
    ['/readyz', 503, 'health'],
    ['/ru/Pricing.html', 301, 'redirect'],
    ['/nowhere', 404, 'missing'],
    ['/_next/static/gone.js', 404, 'missing'],
    ['', 400, 'page'],
  ])('the request %s with status %i is of the kind %s', (target, status, kind) => {
    expect(requestKind(target, false, status)).toBe(kind);
  });

  it('a request is of the kind data if the Next.js router sends its header', () => {
    expect(requestKind('/pricing', true, 200)).toBe('data');
  });
});

describe('outcome of a request', () => {
  it('the outcome of a request is its status class, unless the client disconnected', () => {
    expect([requestOutcome(204, true), requestOutcome(503, true), requestOutcome(200, false)]).toEqual([
      ...['2xx', '5xx', 'aborted'],
    ]);
  });
});
