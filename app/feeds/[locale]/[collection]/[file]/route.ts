import { pageCopy } from '@/lib/content/page-copy';
import { isLocaleCode, localeCodes } from '@/lib/i18n/locales';
import { serializeFeed, feedTypes, maxFeedItems } from '@/lib/seo/feeds';
import { lastModifiedHeader } from '@/lib/seo/last-modified';
import { absoluteArticleLink } from '@/lib/pages/article-link';
import { getArticle, listArticles } from '@/lib/pages/articles';
import { feedCollections, feedFiles, feedFormats, type FeedCollection } from '@/lib/urls/feed-paths';
import { pageCacheControl } from '@/lib/request-routing/cache-control';

/** Feeds such as `/{prefix}/blog/rss.xml`, built statically; next.config.ts rewrites the public paths to this route. */

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = RouteContext<'/feeds/[locale]/[collection]/[file]'>;

export const generateStaticParams = () =>
  localeCodes.flatMap((locale) =>
    feedCollections.flatMap((collection) => Object.values(feedFiles).map((file) => ({ locale, collection, file }))),
  );

export async function GET(_request: Request, { params }: Context) {
  const { locale, collection, file } = (await params) as { locale: string; collection: FeedCollection; file: string };
  const format = feedFormats.find((one) => feedFiles[one] === file);
  if (!isLocaleCode(locale) || !format) return new Response(null, { status: 404 });
  const newest = await listArticles(collection, locale, {}, { from: 0, to: maxFeedItems });
  const articles = await Promise.all(newest.map(({ id }) => getArticle(collection, id, locale, absoluteArticleLink)));
  const text = serializeFeed(locale, collection, format, pageCopy(locale, 'pages', collection), articles);
  return new Response(text, {
    headers: {
      'Content-Type': `${feedTypes[format]}; charset=utf-8`,
      'Cache-Control': pageCacheControl.public,
      ...lastModifiedHeader(newest),
    },
  });
}
