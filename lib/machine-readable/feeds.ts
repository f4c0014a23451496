import { Feed } from 'feed';
import type { ArticleSummary } from '@/lib/pages/articles';
import type { PageCopy } from '@/lib/content/page-copy';
import { withoutJoins } from '@/lib/i18n/line-joins';
import { languageOf, type LocaleCode } from '@/lib/i18n/locales';
import { absoluteUrl, canonicalUrl } from '@/lib/pages/page-versions';
import { fullTitle } from '@/lib/machine-readable/page-title';
import { feedPath, type FeedCollection, type FeedFormat } from '@/lib/routes/feed-paths';
import { pathTo } from '@/lib/routes/path-to';

/** The absolute address of a feed; like a page's, it always speaks its locale. */
export function feedUrl(locale: LocaleCode, collection: FeedCollection, format: FeedFormat): string {
  return absoluteUrl(locale, feedPath(collection, format));
}

/** A feed's XML (RSS 2.0 or Atom, RFC 4287): the newest 30 articles, each under its canonical address. */
export function feedXml(
  locale: LocaleCode,
  collection: FeedCollection,
  format: FeedFormat,
  copy: PageCopy,
  articles: readonly ArticleSummary[],
): string {
  const newest = articles.slice(0, 30);
  const home = absoluteUrl(locale, pathTo(collection));
  const changed = newest.map(({ date, updated }) => updated ?? date).toSorted();
  const feed = new Feed({
    id: home,
    link: home,
    title: fullTitle(copy.title),
    description: copy.description,
    language: languageOf(locale),
    updated: new Date(changed.at(-1) ?? 0),
    feedLinks: { [format]: feedUrl(locale, collection, format) },
    copyright: '',
  });
  for (const article of newest) {
    const url = canonicalUrl(locale, article.path);
    feed.addItem({
      id: url,
      link: url,
      title: article.title,
      description: article.description,
      date: new Date(article.updated ?? article.date),
      published: new Date(article.date),
    });
  }
  return withoutJoins(format === 'rss' ? feed.rss2() : feed.atom1());
}
