import { describe, expect, it } from 'vitest';
import { prerenderedPaths, routeRules } from '@/lib/page-data/build-manifest';
import { routes } from '@/lib/urls/route-table';
import { index } from '../request-routing/test-context';

describe('the rules of routes', () => {
  it('cover the whole route table', () => {
    expect(Object.keys(routeRules())).toEqual(routes.map(({ pattern }) => pattern));
  });

  it('tell what search engines may keep, and that prefixed addresses are the same for everybody', () => {
    expect(routeRules()['/search']).toEqual({
      indexable: false,
      caching: { prefixed: 'private, no-store', unprefixed: 'private, no-store' },
    });
    expect(routeRules()['/blog/:id']).toEqual({
      indexable: true,
      caching: {
        prefixed: 'public, max-age=0, s-maxage=60, stale-while-revalidate=240, stale-if-error=86400',
        unprefixed: 'private, max-age=0, must-revalidate',
      },
    });
  });
});

describe('the list of prerendered pages', () => {
  const paths = prerenderedPaths(index, (_, path) => path !== '/search');

  it('has the addresses of every language that has the page', () => {
    for (const path of ['/', '/zh', '/ru', '/pricing', '/tc/pricing', '/blog-guides/profiles', '/ru/blog/page/2']) {
      expect(paths, path).toContain(path);
    }
    expect(paths).toContain('/vi/docs/proxies');
    expect(paths).toContain('/zh/solutions/media-market');
  });

  it('has no address that does not answer, and none twice', () => {
    for (const path of [
      '/solutions/media-market',
      '/vn/docs/proxies',
      '/en',
      '/tc/blog/chinese-only',
      '/blog-category/guides',
    ]) {
      expect(paths, path).not.toContain(path);
    }
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('leaves out pages that the build has not made', () => {
    expect(paths.filter((path) => path.endsWith('/search'))).toEqual([]);
  });
});
