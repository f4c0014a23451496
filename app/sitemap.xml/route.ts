import { sitemapIndex } from '@/lib/machine-readable/sitemap';
import { xmlResponse } from '@/lib/machine-readable/xml-answer';

/** The index of sitemaps, made at build; a host that speaks one language alone has its own (app/sitemaps/[language]). */

export const dynamic = 'force-static';

export const GET = () => xmlResponse(sitemapIndex(null));
