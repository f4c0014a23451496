import { describe, expect, it } from 'vitest';
import type { Decision } from '@/lib/request-routing/resolve-page-request';
import { onDemandFeed, onDemandPage } from '@/lib/http-server/on-demand-page';

const inRussian = { locale: 'ru', internalLocale: 'ru' } as const;
const shown = (kind: 'render' | 'payload' | 'markdown', internalPath: string): Decision => ({
  kind,
  ...inRussian,
  internalPath,
  caching: 'public',
});

describe('on-demand page', () => {
  it.each<[string, Decision, string]>([
    ['/ru/blog/old', shown('render', '/blog/old'), '/blog/old'],
    ['/blog/old', shown('render', '/blog/old'), '/blog/old'],
    ['/vi/docs/old', shown('render', '/docs/old'), '/docs/old'],
    ['/ru/blog-guides/page/30', shown('render', '/blog-category/guides/page/30'), '/blog-guides/page/30'],
    ['/ru/blog/old/_payload.json', shown('payload', '/blog/old'), '/blog/old'],
    ['/ru/pricing', shown('render', '/pricing'), '/pricing'],
    ['/ru', shown('render', '/'), '/'],
    ['/ru/news/old.md', shown('markdown', '/news/old'), '/news/old'],
  ])('%s is an on-demand page', (requestPath, decision, path) => {
    const { kind } = decision;
    expect(onDemandPage(decision, requestPath)).toMatchObject({ kind, ...inRussian, path });
  });

  it('the key of a page is its path in the manifest of a build, by which an older form of it is found', () => {
    const key = (kind: 'render' | 'payload', internalPath: string, path: string) =>
      onDemandPage(shown(kind, internalPath), path)?.key;
    expect(key('render', '/', '/ru')).toBe('/ru');
    expect(key('render', '/blog-category/guides', '/ru/blog-guides')).toBe('/ru/blog-category/guides');
    expect(key('payload', '/pricing', '/ru/pricing/_payload.json')).toBe('/payload/ru/pricing');
  });

  it('searches and unknown paths are not on-demand pages', () => {
    expect(onDemandPage({ ...shown('render', '/search'), caching: 'perRequest' } as Decision, '/ru/search')).toBeNull();
    const missing: Decision = { kind: 'notFound', status: 404, ...inRussian, path: '/ru/blog/x', caching: 'public' };
    expect(onDemandPage(missing, '/ru/blog/x')).toBeNull();
  });
});

describe('on-demand feed', () => {
  it('a feed is in the language of its prefix, or of a host with one language, else in English', () => {
    const feed = (locale: string, path: string, key: string) => {
      return { kind: 'feed', locale, internalLocale: locale, path, key };
    };
    expect(onDemandFeed('/ru/blog/rss.xml', null)).toEqual(feed('ru', '/blog/rss.xml', '/ru/blog/rss.xml'));
    expect(onDemandFeed('/news/feed.json', null)).toEqual(feed('en', '/news/feed.json', '/news/feed.json'));
    expect(onDemandFeed('/news/feed.json', 'zh')).toEqual(feed('zh', '/news/feed.json', '/zh/news/feed.json'));
  });

  it('other files, and other spellings of a feed’s path, are not on-demand feeds', () => {
    for (const path of ['/robots.txt', '/en/blog/rss.xml', '/RU/blog/rss.xml', '/ru/helps/rss.xml'])
      expect(onDemandFeed(path, null), path).toBeNull();
  });
});
