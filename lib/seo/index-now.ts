import { distinct } from '@/lib/content/article-lists';
import { contentIndex, type ArticleMetadata, type ContentIndex } from '@/lib/content/content-index';
import { publishedCodes } from '@/lib/i18n/locales';
import { articleOf, indexedPaths } from '@/lib/pages/all-paths';
import { localeVariants } from '@/lib/pages/locale-variants';

/** IndexNow submissions (indexnow.org): notifies search engines of changed URLs. */

/** The key file of a host, which proves that the sender is authorized to submit its URLs. */
const indexNowKeyPath = '/indexnow.txt';

/** Maximum number of URLs per submission, set by the protocol. */
const maxUrls = 10_000;

export type Submission = { host: string; key: string; keyLocation: string; urlList: string[] };

/** Whether an article was published, first shown, or changed on or after a date. */
const isNewSince = (since: string, { date, updated = date, publishedSince = date }: ArticleMetadata) =>
  updated >= since || publishedSince >= since;

/**
 * The canonical URLs of all indexable pages.
 * @param since limits them to articles published or changed on or after that date
 */
export function urlsToSubmit(since: string | undefined, index: ContentIndex = contentIndex()): string[] {
  return publishedCodes.flatMap((locale) =>
    indexedPaths(locale, index)
      .filter((path) => {
        if (since === undefined) return true;
        const article = articleOf(path, index);
        return article !== undefined && isNewSince(since, article);
      })
      .map((path) => localeVariants(path, index).find((variant) => variant.locale === locale)!.url),
  );
}

/** The submissions to send: one per host, or more if a host exceeds the maximum number of URLs. */
export function submissions(urls: readonly string[], key: string): Submission[] {
  return distinct(urls.map((url) => new URL(url).origin)).flatMap((origin) => {
    const hostUrls = urls.filter((url) => url.startsWith(`${origin}/`));
    return Array.from({ length: Math.ceil(hostUrls.length / maxUrls) }, (_, i) => ({
      host: new URL(origin).host,
      key,
      keyLocation: origin + indexNowKeyPath,
      urlList: hostUrls.slice(i * maxUrls, (i + 1) * maxUrls),
    }));
  });
}
