import { siteOrigins } from '@/lib/i18n/origins';
import { pageCacheControl } from '@/lib/request-routing/cache-control';
import { securityTxt } from '@/lib/seo/security-txt';
import { site } from '@/lib/config/site';

export const dynamic = 'force-static';

export const GET = () =>
  new Response(securityTxt({ contactEmail: site.contactEmail, phone: site.company.phone }, siteOrigins, new Date()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': pageCacheControl.public },
  });
