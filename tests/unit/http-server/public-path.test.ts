import { describe, expect, it } from 'vitest';
import { isNonPagePath } from '@/lib/urls/non-page-paths';
import { publicPaths } from '@/lib/http-server/public-path';

describe('public URL of a generated file', () => {
  it.each([
    ['/feeds/en/blog/rss.xml', ['/blog/rss.xml']],
    ['/feeds/vn/release/feed.json', ['/vn/release/feed.json']],
    ['/feeds/zh/news/atom.xml', ['/zh/news/atom.xml']],
    ['/sitemaps/ru-RU/1', ['/ru-RU-sitemap.xml']],
    ['/sitemaps/zh-TW/2', ['/zh-TW-sitemap-2.xml']],
    ['/sitemap.xml', ['/sitemap.xml', '/index-sitemap.xml']],
    ['/manifest.webmanifest', ['/manifest.webmanifest']],
    ['/sitemaps/xx-XX/1', []],
  ])('the public URL of %s is %j', (route, paths) => {
    expect(publicPaths(route)).toEqual(paths);
    expect(paths.every(isNonPagePath)).toBe(true);
  });

  it('the index of a Chinese-only host has its internal path, which clients cannot request', () => {
    const paths = publicPaths('/sitemaps/zh-CN');
    expect(paths).toEqual(['/zh/sitemap.xml', '/zh/index-sitemap.xml']);
    expect(paths.some(isNonPagePath)).toBe(false);
  });
});
