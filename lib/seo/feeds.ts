import { Feed } from 'feed';
import { uiMessages } from '@/lib/content/ui-messages';
import type { Article } from '@/lib/pages/articles';
import type { PageCopy } from '@/lib/content/page-copy';
import { withPlainSpaces } from '@/lib/i18n/no-break-spaces';
import { languageOf, type LocaleCode } from '@/lib/i18n/locales';
import { absoluteUrl, canonicalUrl } from '@/lib/pages/locale-variants';
import { fullTitle } from '@/lib/seo/page-title';
import { feedPath, type FeedCollection, type FeedFormat } from '@/lib/urls/feed-paths';
import { pathTo } from '@/lib/urls/path-to';

/** The absolute URL of a feed, which always serves the given locale. */
export function feedUrl(locale: LocaleCode, collection: FeedCollection, format: FeedFormat): string {
  return absoluteUrl(locale, feedPath(collection, format));
}

/** Maximum number of articles in a feed. */
export const newestInFeed = 30;

export const feedTypes: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

/** Control characters that XML 1.0 does not allow. */
const forbiddenInXml = /[^\P{Cc}\t\n\r]/gu;

/**
 * An article's HTML for feed readers: absolute URLs, images in one size, no icons, code tabs unfolded one below the
 * other, and `]]>` escaped so that it cannot end the CDATA section of the feed.
 */
function feedContent({ html }: Article, url: string): string {
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
 * Serializes a feed with full articles, each with its canonical URL.
 * @param articles the newest articles, newest first
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
      content: feedContent(article, url),
      date: new Date(article.updated ?? article.date),
      published: new Date(article.date),
      ...(author ? { author: [{ name: author }] } : {}),
    });
  }
  const text = { rss: () => feed.rss2(), atom: () => feed.atom1(), json: () => feed.json1() }[format]();
  return withPlainSpaces(text);
}
