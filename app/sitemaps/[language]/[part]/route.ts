import { languageTag, publishedCodes } from '@/lib/i18n/locales';
import { localeFromSitemap, sitemapFiles, sitemapLastModified } from '@/lib/seo/sitemap';
import { xmlResponse } from '@/lib/seo/xml';

/** `/{language}-sitemap.xml`, built statically, and on request if a publication adds one; next.config.ts rewrites the public paths to this route. */

export const dynamic = 'force-static';

type Context = RouteContext<'/sitemaps/[language]/[part]'>;

export const generateStaticParams = () =>
  publishedCodes.flatMap((locale) =>
    sitemapFiles(locale).map((_, i) => ({ language: languageTag(locale), part: String(i + 1) })),
  );

export async function GET(_request: Request, { params }: Context) {
  const { language, part } = await params;
  const locale = localeFromSitemap(language);
  const file = locale && sitemapFiles(locale)[Number(part) - 1];
  return file ? xmlResponse(file, sitemapLastModified([locale], Number(part))) : new Response(null, { status: 404 });
}
