import { describe, expect, it } from 'vitest';
import { isCrossSite, isFromOrigin } from '@/lib/api/http/csrf';

const origins = ['https://www.facetry.example', 'https://www.facetry.cn', 'https://app.facetry.example'];
const firstParty = { origins, hosts: origins.map((origin) => new URL(origin).host) };
const host = 'www.facetry.example';

describe('cross-site writes', () => {
  it.each([
    // Our own pages: from a script, and from a form without scripts.
    ['same-origin', 'https://www.facetry.example', host, false],
    ['same-origin', null, host, false],
    // A page without a referrer policy that reveals its origin.
    ['same-origin', 'null', host, false],
    // A proxy that requests this server under another name.
    ['same-origin', 'https://preview.example', 'inside:3000', false],
    // Other origins of the product.
    ['cross-site', 'https://www.facetry.cn', host, false],
    ['same-site', 'https://app.facetry.example', host, false],
    // Browsers that send no Sec-Fetch-Site.
    [null, 'https://app.facetry.example', host, false],
    [null, 'http://localhost:3000', 'localhost:3000', false],
    [null, 'https://localhost:3000', 'localhost:3000', false],
    // Addresses that SITE_URL need not name.
    ['same-origin', 'http://192.168.0.7:3000', '192.168.0.7:3000', false],
    [null, 'http://192.168.0.7:3000', '192.168.0.7:3000', false],
    ['same-origin', 'http://[fd00::7]:3000', '[fd00::7]:3000', false],
    ['same-origin', 'http://site.localhost:3000', 'site.localhost:3000', false],
    ['same-origin', 'http://laptop.local:3000', 'laptop.local:3000', false],
    ['same-origin', null, 'laptop:3000', false],
    // Programs, old browsers, and typed URLs.
    [null, null, host, false],
    [null, null, 'evil.example', false],
    ['none', null, host, false],
    // All others.
    ['cross-site', 'https://evil.example', host, true],
    ['cross-site', 'null', host, true],
    ['cross-site', null, host, true],
    ['same-site', null, host, true],
    ['same-site', 'https://shop.facetry.example', host, true],
    ['none', 'https://evil.example', host, true],
    [null, 'https://evil.example', host, true],
    [null, 'null', host, true],
    [null, 'https://www.facetry.example.evil.example', host, true],
    [null, 'http://localhost:3001', 'localhost:3000', true],
    [null, 'no origin', host, true],
    ['nonsense', null, host, true],
    // A page of our own, fetched without TLS and changed on the way.
    ['cross-site', 'http://www.facetry.example', host, true],
    // Another site's domain that points to this server.
    ['same-origin', 'http://evil.example', 'evil.example', true],
    ['same-origin', null, 'evil.example', true],
    [null, 'http://evil.example', 'evil.example', true],
    [null, 'http://evil.example:3000', 'evil.example:3000', true],
    ['same-origin', 'http://www.facetry.example.evil.example', 'www.facetry.example.evil.example', true],
    ['same-origin', 'http://127.0.0.1.evil.example', '127.0.0.1.evil.example', true],
    ['same-origin', 'http://localhost.evil.example', 'localhost.evil.example', true],
    ['same-origin', null, null, true],
  ] as const)('Sec-Fetch-Site %s, Origin %s, Host %s: cross-site %s', (fetchSite, origin, host, crossSite) => {
    expect(isCrossSite({ fetchSite, origin, host }, firstParty)).toBe(crossSite);
  });
});

describe('requests to what one origin alone may use', () => {
  const own = 'https://workbench.facetry.example';
  it.each([
    ['same-origin', own, true, true],
    [null, own, true, true],
    ['same-origin', null, true, false],
    ['cross-site', own, true, false],
    ['same-site', own, true, false],
    ['same-origin', 'null', true, false],
    [null, 'https://evil.example', true, false],
    ['same-origin', null, false, true],
    ['none', null, false, true],
    [null, null, false, true],
    ['cross-site', null, false, false],
    [null, 'https://evil.example', false, false],
  ])('Sec-Fetch-Site %s, Origin %s, write: %s → %s', (fetchSite, origin, isWrite, isAllowed) => {
    expect(isFromOrigin({ fetchSite, origin }, own, isWrite)).toBe(isAllowed);
  });
});
