import { Feed } from 'feed';
import { uiMessages } from '@/lib/content/ui-messages';
import type { Article } from '@/lib/pages/articles';
import type { PageCopy } from '@/lib/content/page-copy';
import { withoutJoins } from '@/lib/i18n/line-joins';
import { languageOf, type LocaleCode } from '@/lib/i18n/locales';
import { absoluteUrl, canonicalUrl } from '@/lib/pages/locale-variants';
import { fullTitle } from '@/lib/seo/page-title';
import { feedPath, type FeedCollection, type FeedFormat } from '@/lib/urls/feed-paths';
import { pathTo } from '@/lib/urls/path-to';

/** The absolute address of a feed; like a page's, it always speaks its locale. */
export function feedUrl(locale: LocaleCode, collection: FeedCollection, format: FeedFormat): string {
  return absoluteUrl(locale, feedPath(collection, format));
}

/** How many articles a feed holds. */
export const newestInFeed = 30;

export const feedTypes: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

/** Control characters that XML 1.0 has no place for. */
const forbiddenInXml = /[^\P{Cc}\t\n\r]/gu;

/**
 * The text of an article away from its page: pictures and places in it lead to the site, whatever the reader's program is,
 * in one size and without icons, its tabs of code stand one below the other, and nothing in it ends the section of a feed
 * in which it stands.
 */
function contentElsewhere({ html }: Article, url: string): string {
  return html
    .replaceAll(
      / (href|src)="([^"]+)"/g,
      (_, name: string, target: string) => ` ${name}="${new URL(target, url).href}"`,
    )
    .replaceAll(/<figure data-tabs=""><fieldset>[\s\S]*?<\/fieldset>/g, '<figure>')
    .replaceAll(/ (?:srcset|sizes)="[^"]*"/gi, '')
    .replaceAll(/<svg .*?<\/svg>/gs, '')
    .replaceAll(']]>', ']]&gt;')
    .replaceAll(forbiddenInXml, '');
}

/**
 * A feed's text: articles in full, each under its canonical address.
 * @param articles the newest ones, the newest first
 */
export function feedText(
  locale: LocaleCode,
  collection: FeedCollection,
  format: FeedFormat,
  copy: PageCopy,
  articles: readonly Article[],
): string {
  const home = absoluteUrl(locale, pathTo(collection));
  const changed = articles.map(({ date, updated }) => updated ?? date).toSorted();
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
  const { authors } = uiMessages(locale).articles;
  for (const article of articles) {
    const author = article.author && authors[article.author];
    const url = canonicalUrl(locale, article.path);
    feed.addItem({
      id: url,
      link: url,
      title: article.title,
      description: article.description,
      content: contentElsewhere(article, url),
      date: new Date(article.updated ?? article.date),
      published: new Date(article.date),
      ...(author ? { author: [{ name: author }] } : {}),
    });
  }
  const text = { rss: () => feed.rss2(), atom: () => feed.atom1(), json: () => feed.json1() }[format]();
  return withoutJoins(text);
}
