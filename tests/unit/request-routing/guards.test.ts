import { describe, expect, it } from 'vitest';
import { assertGuards } from '@/lib/request-routing/guards';
import { matchRoute } from '@/lib/urls/match';
import { guardNames, routes } from '@/lib/urls/route-table';

describe('route table', () => {
  it('an unknown guard in the route table fails startup', () => {
    expect(() => assertGuards(routes)).not.toThrow();
    expect(() => assertGuards([{ id: 'home', guard: 'no-such-guard' }])).toThrow(
      'Route "home" has the unknown guard "no-such-guard".',
    );
    expect(() => assertGuards([{ id: 'home', guard: 'toString' }])).toThrow('unknown guard "toString"');
  });

  it('the route table uses every guard of the specification', () => {
    const used = new Set(routes.map(({ guard }) => guard));
    for (const name of guardNames) expect(used).toContain(name);
  });

  it('every route has a unique ID and a layout', () => {
    expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
    expect(routes.find(({ id }) => id === 'icons')?.layout).toBe('svg-sprite');
    expect(routes.filter(({ layout }) => layout === 'custom').map(({ pattern }) => pattern)).toEqual([
      '/error/404',
      '/error/502',
    ]);
  });

  it.each([
    ['/', 'home'],
    ['/blog', 'blog'],
    ['/blog/x', 'blog-article'],
    ['/blog/page/2', 'blog-page'],
    ['/blog-x', 'blog-category'],
    ['/blog-x/page/2', 'blog-category-page'],
    ['/blog-x/y', 'blog-tag'],
    ['/news-x-y/z', 'news-tag'],
    ['/partner', 'partner'],
    ['/partner-plan', 'partner-plan'],
    ['/partner/x', 'partner-article'],
    ['/rpa', 'html'],
    ['/_icons', 'icons'],
  ])('the path %s matches the route %s', (path, id) => {
    expect(matchRoute(path)?.route.id).toBe(id);
  });

  it.each(['', '/Blog', '/blog/', '/blog/x/y', '/blog/x y', '/blog/x.y', '/blog-', '/blog--x', '/-x', '/blog/%78'])(
    '“%s” matches no route',
    (path) => {
      expect(matchRoute(path)).toBeNull();
    },
  );
});
