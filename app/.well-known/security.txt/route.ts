import { siteOrigins } from '@/lib/i18n/origins';
import { pageCacheControl } from '@/lib/routing/cache-control';
import { securityText } from '@/lib/machine-readable/security-text';
import { site } from '@/lib/settings/site';

export const dynamic = 'force-static';

export const GET = () =>
  new Response(securityText(site.contactEmail, siteOrigins, new Date()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': pageCacheControl.public },
  });
