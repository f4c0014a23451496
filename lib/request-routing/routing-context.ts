import { contentIndex } from '@/lib/content/content-index';
import { cachedFromFile } from '@/lib/config/data-file';
import { sourceFile } from '@/lib/config/source-file';
import { siteHosts, siteOrigins } from '@/lib/i18n/origins';
import { splitLocale } from '@/lib/i18n/locale-paths';
import { servedLocales } from '@/lib/pages/locale-variants';
import type { RoutingContext } from '@/lib/request-routing/resolve-page-request';
import { assertGuards } from '@/lib/request-routing/guards';
import { readRedirects, redirectsFile } from '@/lib/request-routing/redirects';
import { findShortLink } from '@/lib/request-routing/short-link-table';
import { routes } from '@/lib/urls/route-table';
import { firstPartyOrigins } from '@/lib/config/first-party-hosts';
import { site } from '@/lib/config/site';

/** Whether a path, with or without a language prefix, is a page of the site. */
export function isPage(path: string): boolean {
  const { locale, path: pagePath } = splitLocale(path);
  const served = servedLocales(pagePath);
  return locale ? served.includes(locale) : served.length > 0;
}

assertGuards(routes);
const redirects = cachedFromFile(
  () => sourceFile(redirectsFile),
  () => readRedirects(isPage),
);

/** Input of the routing rules, from the settings and the content of this build. */
export function routingContext(): RoutingContext {
  return {
    index: contentIndex(),
    redirects: redirects(),
    hosts: siteHosts,
    origins: siteOrigins,
    docsUrl: site.docsUrl,
    canonicalHost: site.canonicalHost,
    firstPartyOrigins,
    findShortLink,
    workbench: site.workbench && { host: site.workbench.origin ? new URL(site.workbench.origin).hostname : null },
  };
}
