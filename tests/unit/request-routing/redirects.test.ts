import { describe, expect, it } from 'vitest';
import { parseRedirects, redirectListSchema } from '@/lib/request-routing/redirects';

const pages = new Set(['/pricing', '/faq', '/ru/faq']);
const read = (list: unknown) => parseRedirects(redirectListSchema.parse(list), (path) => pages.has(path));

const reason = 'must have from, to and status 301, 302, 307 or 308, or from and status 410';

describe('redirect list', () => {
  it('moved and removed pages are accepted', () => {
    const moved = read([
      { from: '/old', to: '/pricing', status: 301 },
      { from: '/ru/older', to: '/faq?x=1#top', status: 308 },
      { from: '/away', to: 'https://status.facetry.example/', status: 302 },
      { from: '/gone', status: 410 },
    ]);
    expect([...moved.keys()]).toEqual(['/old', '/ru/older', '/away', '/gone']);
  });

  it.each([
    ['an existing page as source', [{ from: '/faq', to: '/pricing', status: 301 }], '"/faq" is a page of the site'],
    [
      'a chain',
      [
        { from: '/a', to: '/b', status: 301 },
        { from: '/b', to: '/faq', status: 301 },
      ],
      '"/a" leads to "/b", which is redirected itself',
    ],
    [
      'a loop',
      [
        { from: '/a', to: '/b', status: 301 },
        { from: '/b', to: '/a', status: 301 },
      ],
      'form a redirect loop',
    ],
    ['a page that redirects to itself', [{ from: '/a', to: '/a', status: 301 }], 'form a redirect loop'],
    [
      'a long loop',
      [
        { from: '/a', to: '/b', status: 301 },
        { from: '/b', to: '/c', status: 301 },
        { from: '/c', to: '/a', status: 301 },
      ],
      'form a redirect loop',
    ],
    [
      'a target with a locale prefix',
      [{ from: '/a', to: '/ru/faq', status: 301 }],
      'write the target "/ru/faq" without',
    ],
    ['a source that is not normalized', [{ from: '/a.html', status: 410 }], 'write "/a.html" as "/a"'],
    ['a source with a wrong prefix', [{ from: '/vn/docs/a', status: 410 }], 'write "/vn/docs/a" as "/vi/docs/a"'],
    [
      'a source listed twice',
      [
        { from: '/a', to: '/faq', status: 301 },
        { from: '/a', status: 410 },
      ],
      'is listed twice',
    ],
    ['a target that is not a page', [{ from: '/a', to: '/nowhere', status: 301 }], 'is not a page of the site'],
    ['a target with another protocol', [{ from: '/a', to: 'javascript:alert(1)', status: 301 }], reason],
    ['a protocol-relative target', [{ from: '/a', to: '//evil.example', status: 301 }], reason],
    ['a status that is not a redirect', [{ from: '/a', to: '/faq', status: 200 }], reason],
    ['a removed page with a target', [{ from: '/a', to: '/faq', status: 410 }], 'Unrecognized key'],
    [
      'a source with a query',
      [{ from: '/a?b=1', to: '/faq', status: 301 }],
      'must be a path that starts with a single slash',
    ],
  ])('the redirect list rejects %s', (_, list, message) => {
    expect(() => read(list)).toThrow(message);
  });
});
