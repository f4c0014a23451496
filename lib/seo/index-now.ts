import { distinct } from '@/lib/content/article-lists';
import { contentIndex, type ArticleMetadata, type ContentIndex } from '@/lib/content/content-index';
import { localeCodes } from '@/lib/i18n/locales';
import { articleOf, indexedPaths } from '@/lib/pages/all-paths';
import { localeVariants } from '@/lib/pages/locale-variants';

/** What search engines are told of by IndexNow (indexnow.org): which addresses have changed. */

/** Where a host says its key, which proves that whoever sends may speak for it. */
const indexNowKeyPath = '/indexnow.txt';

/** The protocol's own limit. */
const mostUrls = 10_000;

export type Submission = { host: string; key: string; keyLocation: string; urlList: string[] };

/** True for an article that was published, shown at last, or changed on a day or later. */
const isNewSince = (since: string, { date, updated = date, shownSince = date }: ArticleMetadata) =>
  updated >= since || shownSince >= since;

/**
 * The canonical addresses of all pages that are to be indexed.
 * @param since only articles that were published or changed on that day or later; all pages without it
 */
export function urlsToSubmit(since: string | undefined, index: ContentIndex = contentIndex()): string[] {
  return localeCodes.flatMap((locale) =>
    indexedPaths(locale, index)
      .filter((path) => {
        if (since === undefined) return true;
        const article = articleOf(path, index);
        return article !== undefined && isNewSince(since, article);
      })
      .map((path) => localeVariants(path, index).find((version) => version.locale === locale)!.url),
  );
}

/** What is sent: an entry for each host, and more where it has more addresses than one may hold. */
export function submissions(urls: readonly string[], key: string): Submission[] {
  return distinct(urls.map((url) => new URL(url).origin)).flatMap((origin) => {
    const own = urls.filter((url) => url.startsWith(`${origin}/`));
    return Array.from({ length: Math.ceil(own.length / mostUrls) }, (_, i) => ({
      host: new URL(origin).host,
      key,
      keyLocation: origin + indexNowKeyPath,
      urlList: own.slice(i * mostUrls, (i + 1) * mostUrls),
    }));
  });
}
