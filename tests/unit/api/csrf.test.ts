import { describe, expect, it } from 'vitest';
import { isCrossSite } from '@/lib/api/http/csrf';

const ownOrigins = ['https://www.facetry.example', 'https://www.facetry.cn', 'https://app.facetry.example'];
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
    // Programs, old browsers, and typed URLs.
    [null, null, host, false],
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
  ] as const)('Sec-Fetch-Site %s, Origin %s, Host %s: cross-site %s', (fetchSite, origin, host, crossSite) => {
    expect(isCrossSite({ fetchSite, origin, host }, ownOrigins)).toBe(crossSite);
  });
});
