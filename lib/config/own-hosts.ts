import { registrableDomains } from '@/lib/config/registrable-domains';
import { site } from '@/lib/config/site';

/** The origins that belong to the product: the site's own, the app, the documentation, and OWN_DOMAINS. */
export const ownOrigins: readonly string[] = [
  ...[site.url, site.zhUrl, site.appUrl, site.docsUrl].filter((origin) => origin !== undefined),
  ...site.ownDomains.map((host) => `https://${host}`),
];

/** The hosts of `ownOrigins`, without ports. */
export const ownHosts = [...new Set(ownOrigins.map((origin) => new URL(origin).hostname))];

/** The registrable domains of the site and the app, whose hosts do not count as external referrers. */
export const ownReferrerDomains = registrableDomains([site.url, site.zhUrl, site.appUrl]);
