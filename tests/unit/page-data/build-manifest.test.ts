import { describe, expect, it } from 'vitest';
import { prerenderedPaths, routeRules } from '@/lib/page-data/build-manifest';
import { routes } from '@/lib/urls/route-table';
import { index } from '../request-routing/test-context';

describe('routing rules', () => {
  it('routing rules cover the whole route table', () => {
    expect(Object.keys(routeRules())).toEqual(routes.map(({ pattern }) => pattern));
  });

  it('routing rules define what search engines may index, and that prefixed paths are the same for everyone', () => {
    expect(routeRules()['/search']).toMatchObject({ indexable: false });
    expect(routeRules()['/blog/:id']).toEqual({
      indexable: true,
      caching: {
        prefixed: 'public, max-age=0, s-maxage=60, stale-while-revalidate=240, stale-if-error=86400',
        unprefixed: 'private, max-age=0, must-revalidate',
      },
    });
  });
});

describe('list of prerendered pages', () => {
  const paths = prerenderedPaths(index);

  it('the list of prerendered pages has the paths of every language of a page', () => {
    for (const path of ['/', '/zh', '/ru', '/pricing', '/tc/pricing', '/blog-guides/profiles', '/ru/blog/page/2']) {
      expect(paths, path).toContain(path);
    }
    expect(paths).toContain('/docs/proxies');
    // Not written in Vietnamese: the page is rendered on first request.
    expect(paths).not.toContain('/vi/docs/proxies');
    expect(paths).toContain('/zh/solutions/media-market');
  });
});
