import { describe, expect, it } from 'vitest';
import { requestOutcome, requestKind } from '@/lib/api/telemetry/request-kind';

describe('kind of a request', () => {
  it.each([
    ['page', '/ /ru/pricing?utm_source=x http://www.facetry.example/pricing /search', 200],
    ['page', '/ru/pricing', 304],
    ['page', '/pricing', 500],
    ['page', '', 400],
    ['search', '/search?q=proxy', 200],
    ['search', '/ru/search?q=proxy', 429],
    ['data', '/pricing?_rsc=1a2b', 200],
    ['api', '/api/beacon', 200],
    ['api', '/api/nothing', 404],
    ['api', '/api/site/contact', 303],
    ['asset', '/_next/static/chunks/a.js /assets/fonts/a.woff2 /search-index/en/1.json /icons.svg', 200],
    ['image', '/_next/image?url=%2Fa.png&w=320&q=100', 200],
    ['og-image', '/og/0123456789/en/home.png', 200],
    ['machine-readable', '/ru-RU-sitemap.xml /ru/pricing/_payload.json', 200],
    ['health', '/readyz', 503],
    ['redirect', '/ru/Pricing.html', 301],
    ['missing', '/nowhere /_next/static/gone.js', 404],
  ])('a request is of the kind %s: %s with status %i', (kind, targets, status) => {
    for (const target of targets.split(' ')) expect(requestKind(target, false, status), target).toBe(kind);
  });

  it('a request is of the kind data if the Next.js router sends its header', () => {
    expect(requestKind('/pricing', true, 200)).toBe('data');
  });
});

it('the outcome of a request is its status class, unless the client disconnected', () => {
  expect([requestOutcome(204, true), requestOutcome(503, true), requestOutcome(200, false)]).toEqual([
    ...['2xx', '5xx', 'aborted'],
  ]);
});
