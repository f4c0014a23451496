import { describe, expect, it } from 'vitest';
import { isCrossSite } from '@/lib/api/http/csrf';

const own = ['https://www.facetry.example', 'https://www.facetry.cn', 'https://app.facetry.example'];
const host = 'www.facetry.example';

describe('where a write comes from', () => {
  it.each([
    // Our own pages: a script's, and a form's without scripts.
    ['same-origin', 'https://www.facetry.example', host, false],
    ['same-origin', null, host, false],
    // A page that tells nobody where it is.
    ['same-origin', 'null', host, false],
    // A proxy asked this server by another name.
    ['same-origin', 'https://preview.example', 'inside:3000', false],
    // Other origins of the product.
    ['cross-site', 'https://www.facetry.cn', host, false],
    ['same-site', 'https://app.facetry.example', host, false],
    // Browsers that send no Sec-Fetch-Site.
    [null, 'https://app.facetry.example', host, false],
    [null, 'http://localhost:3000', 'localhost:3000', false],
    [null, 'https://localhost:3000', 'localhost:3000', false],
    // Programs, old browsers, and what was typed.
    [null, null, host, false],
    ['none', null, host, false],
    // Everybody else.
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
  ] as const)('Sec-Fetch-Site %s, Origin %s, asking %s: from elsewhere %s', (fetchSite, origin, asked, elsewhere) => {
    expect(isCrossSite({ fetchSite, origin, host: asked }, own)).toBe(elsewhere);
  });
});
