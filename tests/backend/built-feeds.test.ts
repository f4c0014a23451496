import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { localeCodes, locales } from '@/lib/i18n/locales';
import { feedUrl } from '@/lib/seo/feeds';
import { feedCollections, feedFiles, feedFormats, type FeedFormat } from '@/lib/urls/feed-paths';
import { plainBuild } from '../builds';
import { isFull } from '../sampling';
import { builtHeads } from './built-heads';
import { feedArticles, malformedXml, feedIssues } from './feed-lint';

/** Every generated feed: each language, collection and format. */

const build = plainBuild();
const feeds = localeCodes.flatMap((locale) =>
  feedCollections.flatMap((collection) =>
    feedFormats.map((kind) => ({
      locale,
      collection,
      kind,
      servedAt: feedUrl(locale, collection, kind),
      body: readFileSync(path.join(build, 'server/app/feeds', locale, collection, `${feedFiles[kind]}.body`), 'utf8'),
    })),
  ),
);
const englishBlog = (kind: FeedFormat) =>
  feeds.find((feed) => feed.locale === 'en' && feed.collection === 'blog' && feed.kind === kind)!;

describe('built feeds', () => {
  it('built feeds are valid in every language, collection and format', () => {
    const issues = feeds.flatMap(({ body, kind, servedAt }) =>
      feedIssues(body, kind, servedAt).map((issue) => `${servedAt}: ${issue}`),
    );
    expect(issues).toEqual([]);
    for (const kind of feedFormats) expect(feedArticles(englishBlog(kind).body, kind).length, kind).toBeGreaterThan(10);
  });

  it('built XML feeds are well-formed', async () => {
    const xml = feeds.filter(({ kind }) => kind !== 'json');
    expect(await malformedXml(xml)).toEqual([]);
    const { servedAt, body } = englishBlog('rss');
    expect(await malformedXml([...xml, { servedAt, body: body.replace('</channel>', '') }])).not.toEqual([]);
  });

  it.runIf(isFull)('built feeds link to canonical article URLs', () => {
    const canonical = new Set(builtHeads(build).map((head) => head.canonical));
    const named = feeds.flatMap(({ body, kind }) => feedArticles(body, kind));
    expect(named.filter(({ url }) => !canonical.has(url))).toEqual([]);
  });

  it.runIf(isFull)('built feeds state the language of each article, even if it is English', () => {
    const pairs = builtHeads(build).flatMap(({ alternates }) => alternates);
    const languages = new Map(
      pairs.filter(([tag]) => locales.some(({ language }) => language === tag)).map(([tag, url]) => [url, tag]),
    );
    const named = feeds.flatMap(({ body, kind }) => feedArticles(body, kind));
    expect(named.filter(({ url, language }) => languages.get(url) !== language)).toEqual([]);
  });

  it.each([
    ['a date', 'rss', (body: string) => body.replace(/<pubDate>[^<]*/, '<pubDate>yesterday'), /^item: pubDate/],
    ['its URL', 'rss', (body: string) => body.replace('/blog/rss.xml', '/news/rss.xml'), /^self link/],
    ['its id', 'atom', (body: string) => body.replace(/<id>[^<]*<\/id>/, ''), /^feed: id/],
    [
      'an article',
      'atom',
      (body: string) => body.replace(/(<entry[ >][\s\S]*?<\/entry>)/, '$1$1'),
      /^duplicate article/,
    ],
    ['its author', 'atom', (body: string) => body.replaceAll(/<author>.*?<\/author>/gs, ''), /^feed: an author/],
    ['its language', 'atom', (body: string) => body.replace(/ xml:lang="[^"]*"/, ''), /^feed: xml:lang/],
    [
      'an author',
      'rss',
      (body: string) => body.replace('</pubDate>', '</pubDate><author>The team</author>'),
      /^item: author/,
    ],
    ['its version', 'json', (body: string) => body.replace('version/1.1', 'version/1'), /^version is/],
    ['its language', 'json', (body: string) => body.replace('"language"', '"lang"'), /^feed: language/],
    ['an id', 'json', (body: string) => body.replace('"id"', '"number"'), /^item 0 has no URL/],
  ] as const)('the feed lint detects when %s is wrong in %s', (_what, kind, change, issue) => {
    const { body, servedAt } = englishBlog(kind);
    expect(feedIssues(change(body), kind, servedAt)).toContainEqual(expect.stringMatching(issue));
  });
});
