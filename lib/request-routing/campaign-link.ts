import type { LocaleCode } from '@/lib/i18n/locales';
import { withQuery, type PagePath } from '@/lib/i18n/locale-paths';
import { sanitizeText } from '@/lib/contract/sanitize-text';
import { absoluteUrl } from '@/lib/pages/locale-variants';
import { resolveLinkTarget } from '@/lib/request-routing/link-target';
import type { RoutingContext } from '@/lib/request-routing/resolve-page-request';
import { addUtmFields, parseUtmLink, splitAddress, utmFieldLimits, type UtmFields } from '@/lib/tools/utm-link';
import { utmFields } from '@/lib/tools/utm-link';

/** @throws Error if a landing would store only a part of a field's value */
function assertWithinLimits(fields: UtmFields): void {
  for (const field of utmFields) {
    const limit = utmFieldLimits[field];
    if (sanitizeText(fields[field], limit) === (fields[field] ?? '')) continue;
    throw new Error(
      `--${field} must have at most ${limit} characters, without control characters or spaces around them.`,
    );
  }
}

/**
 * Builds the absolute URL of a page in a fixed language, with campaign fields.
 * @param target unprefixed path of the page; its query and fragment are preserved
 * @throws Error if it is not a path of this site, or if a value is longer than what a landing stores
 */
export function campaignUrl(locale: LocaleCode, target: string, fields: UtmFields): string {
  if (!/^\/(?![/\\])/.test(target)) throw new Error(`--page must be a path like /pricing, not "${target}".`);
  const link = addUtmFields(target, fields);
  assertWithinLimits(parseUtmLink(link).fields);
  const { base, query, fragment } = splitAddress(link);
  const { origin, pathname } = new URL(absoluteUrl(locale, base as PagePath));
  return origin + withQuery(pathname, query) + fragment;
}

/** Returns why a link does not open the page without a redirect, or null if it does, for a first-time visitor. */
export function findCampaignLinkError(url: string, context: RoutingContext): string | null {
  const target = resolveLinkTarget({ target: url, locale: null }, context);
  if (target.kind !== 'page') return 'the page does not exist in this language';
  return target.isRedirected ? `it is redirected to ${target.url.replace(context.origins.main, '')}` : null;
}
