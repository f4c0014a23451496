import { expect, it } from 'vitest';
import { parseRedirects, redirectListSchema } from '@/lib/request-routing/redirects';

const pages = new Set(['/pricing', '/faq', '/ru/faq']);
const read = (list: unknown) => parseRedirects(redirectListSchema.parse(list), (path) => pages.has(path));
const moved = (from: string, to: string, status = 301) => ({ from, to, status });
const removed = (from: string) => ({ from, status: 410 });

const reason = 'must have from, to and status 301, 302, 307 or 308, or from and status 410';

it('moved and removed pages are accepted', () => {
  const redirects = read([
    moved('/old', '/pricing'),
    moved('/ru/older', '/faq?x=1#top', 308),
    moved('/away', 'https://status.facetry.example/', 302),
    removed('/gone'),
  ]);
  expect([...redirects.keys()]).toEqual(['/old', '/ru/older', '/away', '/gone']);
});

it.each([
  ['an existing page as source', [moved('/faq', '/pricing')], '"/faq" is a page of the site'],
  ['a chain', [moved('/a', '/b'), moved('/b', '/faq')], '"/a" leads to "/b", which is redirected itself'],
  ['a loop', [moved('/a', '/b'), moved('/b', '/a')], 'form a redirect loop'],
  ['a page that redirects to itself', [moved('/a', '/a')], 'form a redirect loop'],
  ['a long loop', [moved('/a', '/b'), moved('/b', '/c'), moved('/c', '/a')], 'form a redirect loop'],
  ['a target with a locale prefix', [moved('/a', '/ru/faq')], 'write the target "/ru/faq" without'],
  ['a source that is not normalized', [removed('/a.html')], 'write "/a.html" as "/a"'],
  ['a source with a wrong prefix', [removed('/vn/docs/a')], 'write "/vn/docs/a" as "/vi/docs/a"'],
  ['a source listed twice', [moved('/a', '/faq'), removed('/a')], 'is listed twice'],
  ['a target that is not a page', [moved('/a', '/nowhere')], 'is not a page of the site'],
  ['a target with another protocol', [moved('/a', 'javascript:alert(1)')], reason],
  ['a protocol-relative target', [moved('/a', '//evil.example')], reason],
  ['a status that is not a redirect', [moved('/a', '/faq', 200)], reason],
  ['a removed page with a target', [moved('/a', '/faq', 410)], 'Unrecognized key'],
  ['a source with a query', [moved('/a?b=1', '/faq')], 'must be a path that starts with a single slash'],
])('the redirect list rejects %s', (_, list, message) => {
  expect(() => read(list)).toThrow(message);
});
