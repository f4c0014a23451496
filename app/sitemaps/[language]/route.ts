import { hasDedicatedHost } from '@/lib/i18n/origins';
import { languageTag, publishedCodes } from '@/lib/i18n/locales';
import { localeFromSitemap, sitemapIndex, sitemapLastModified } from '@/lib/seo/sitemap';
import { xmlResponse } from '@/lib/seo/xml';

/** `/sitemap.xml` of a single-language host; next.config.ts rewrites its path to this route. */

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  publishedCodes.filter(hasDedicatedHost).map((locale) => ({ language: languageTag(locale) }));

export async function GET(_request: Request, { params }: RouteContext<'/sitemaps/[language]'>) {
  const locale = localeFromSitemap((await params).language);
  if (!locale) return new Response(null, { status: 404 });
  return xmlResponse(sitemapIndex(locale), sitemapLastModified([locale]));
}
