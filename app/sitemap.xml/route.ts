import { indexedLocales, sitemapIndex, sitemapLastModified } from '@/lib/seo/sitemap';
import { xmlResponse } from '@/lib/seo/xml';

/** The sitemap index, built statically; a single-language host has its own (app/sitemaps/[language]). */

export const dynamic = 'force-static';

export const GET = () => xmlResponse(sitemapIndex(null), sitemapLastModified(indexedLocales(null)));
