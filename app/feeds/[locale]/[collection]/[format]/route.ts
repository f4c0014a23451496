import { listArticles } from '@/lib/pages/articles';
import { pageCopy } from '@/lib/content/page-copy';
import { isLocaleCode, localeCodes } from '@/lib/i18n/locales';
import { feedXml } from '@/lib/machine-readable/feeds';
import { xmlResponse } from '@/lib/machine-readable/xml-answer';
import { feedCollections, feedFormats, type FeedCollection, type FeedFormat } from '@/lib/routes/feed-paths';

/** `/{prefix}/blog/rss.xml` and its like, made at build; next.config.ts leads the public addresses here. */

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = RouteContext<'/feeds/[locale]/[collection]/[format]'>;

export const generateStaticParams = () =>
  localeCodes.flatMap((locale) =>
    feedCollections.flatMap((collection) => feedFormats.map((format) => ({ locale, collection, format }))),
  );

export async function GET(_request: Request, { params }: Context) {
  const { locale, collection, format } = (await params) as {
    locale: string;
    collection: FeedCollection;
    format: FeedFormat;
  };
  if (!isLocaleCode(locale)) return new Response(null, { status: 404 });
  const articles = await listArticles(collection, locale);
  const xml = feedXml(locale, collection, format, pageCopy(locale, 'pages', collection), articles);
  return xmlResponse(xml, `application/${format}+xml`);
}
