import { expect, it } from 'vitest';
import { assertGuards } from '@/lib/request-routing/guards';
import { matchRoute } from '@/lib/urls/match-route';
import { guardNames, routes } from '@/lib/urls/route-table';

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

it.each(['', '/Blog', '/blog/', '/blog/x/y', '/blog/x y', '/blog/x.y', '/blog-', '/blog--x', '/-x', '/blog/%78'])(
  'the path “%s” matches no route',
  (path) => {
    expect(matchRoute(path)).toBeNull();
  },
);
