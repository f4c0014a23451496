import { site } from '@/lib/config/site';
import { uiMessages } from '@/lib/content/ui-messages';
import type { Article } from '@/lib/pages/articles';
import type { PageCopy } from '@/lib/content/page-copy';
import { withPlainSpaces } from '@/lib/i18n/no-break-spaces';
import { languageTag, type LocaleCode } from '@/lib/i18n/locales';
import { absoluteUrl, canonicalUrl } from '@/lib/pages/locale-variants';
import { feedSerializers } from '@/lib/seo/feed-formats';
import { fullTitle } from '@/lib/seo/page-title';
import { feedPath, type FeedCollection, type FeedFormat } from '@/lib/urls/feed-paths';
import { pathTo } from '@/lib/urls/path-to';

/** The absolute URL of a feed, which always serves the given locale. */
export function feedUrl(locale: LocaleCode, collection: FeedCollection, format: FeedFormat): string {
  return absoluteUrl(locale, feedPath(collection, format));
}

/** Maximum number of articles in a feed. */
export const maxFeedItems = 30;

export const feedTypes: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

/** Control characters that XML 1.0 does not allow. */
const forbiddenInXml = /[^\P{Cc}\t\n\r]/gu;

/**
 * An article's HTML for feed readers: absolute URLs, images in one size, no icons, code tabs unfolded one below the
 * other.
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
    .replaceAll(forbiddenInXml, '');
}

/**
 * Serializes a feed with full articles, each with its canonical URL. Articles that are not translated
 * are included, as in the site's lists; `lang` is also set in the HTML because feed readers ignore `xml:lang`.
 * @param articles the newest articles, newest first
 */
export function serializeFeed(
  locale: LocaleCode,
  collection: FeedCollection,
  format: FeedFormat,
  copy: PageCopy,
  articles: readonly Article[],
): string {
  const changeDates = articles.map(({ date, updated }) => updated ?? date).toSorted();
  const { authors } = uiMessages(locale).articles;
  const entries = articles.map((article) => {
    const url = canonicalUrl(locale, article.path);
    const language = languageTag(article.locale);
    const html = feedContent(article, url);
    return {
      url,
      language,
      title: article.title,
      description: article.description,
      html: article.locale === locale ? html : `<div lang="${language}">${html}</div>`,
      published: new Date(article.date),
      updated: new Date(article.updated ?? article.date),
      author: article.author && authors[article.author],
    };
  });
  const text = feedSerializers[format]({
    title: fullTitle(copy.title),
    description: copy.description,
    home: absoluteUrl(locale, pathTo(collection)),
    self: feedUrl(locale, collection, format),
    language: languageTag(locale),
    updated: new Date(changeDates.at(-1) ?? 0),
    publisher: site.name,
    entries,
  });
  return withPlainSpaces(text);
}
