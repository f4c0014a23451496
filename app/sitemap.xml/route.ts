import { sitemapIndex } from '@/lib/seo/sitemap';
import { xmlResponse } from '@/lib/seo/xml-response';

/** The index of sitemaps, made at build; a host that speaks one language alone has its own (app/sitemaps/[language]). */

export const dynamic = 'force-static';

export const GET = () => xmlResponse(sitemapIndex(null));
