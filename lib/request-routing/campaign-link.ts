import type { LocaleCode } from '@/lib/i18n/locales';
import { withQuery, type PagePath } from '@/lib/i18n/locale-paths';
import { sanitizeText } from '@/lib/contract/sanitize-text';
import { codeLength, queryParameterLimits } from '@/lib/contract/source-record';
import { absoluteUrl } from '@/lib/pages/locale-variants';
import { routeRequest } from '@/lib/request-routing/route-request';
import type { RoutingContext } from '@/lib/request-routing/resolve-page-request';

export type Campaign = {
  source: string;
  medium?: string;
  campaign?: string;
  term?: string;
  content?: string;
  ref?: string;
};

const limits = new Map<string, number>(
  Object.entries({ ...queryParameterLimits, ref: codeLength, invite_code: codeLength }),
);

/** @throws Error if a landing would store only a part of a parameter's value */
function assertWithinLimit(name: string, value: string): void {
  const limit = limits.get(name);
  if (limit === undefined || sanitizeText(value, limit) === value) return;
  const option = `--${name.replace('utm_', '')}`;
  throw new Error(`${option} must have at most ${limit} characters, without control characters or spaces around them.`);
}

/**
 * Builds the absolute URL of a page in a fixed language, with campaign parameters.
 * @param target unprefixed path of the page; its query and fragment are preserved
 * @throws Error if it is not a path of this site, or if a value is longer than what a landing stores
 */
export function campaignUrl(locale: LocaleCode, target: string, { ref, ...utm }: Campaign): string {
  const [, page, targetQuery = '', fragment = ''] = /^(\/(?![/\\])[^?#]*)(\?[^#]*)?(#.*)?$/.exec(target) ?? [];
  if (page === undefined) throw new Error(`--page must be a path like /pricing, not "${target}".`);
  const query = new URLSearchParams(targetQuery);
  for (const [name, value] of Object.entries(utm)) if (value) query.set(`utm_${name}`, value);
  if (ref) query.set('ref', ref);
  for (const [name, value] of query) assertWithinLimit(name, value);
  const { origin, pathname } = new URL(absoluteUrl(locale, page as PagePath));
  return origin + withQuery(pathname, `?${query}`) + fragment;
}

/** Returns why a link does not open the page without a redirect, or null if it does, for a first-time visitor. */
export function findCampaignLinkError(url: string, context: RoutingContext): string | null {
  const { host, pathname, search } = new URL(url);
  const hints = { cookie: undefined, acceptLanguage: null };
  const request = { method: 'GET', host, path: pathname, query: search, ...hints };
  const decision = routeRequest(request, context);
  if (decision.kind === 'redirect') return `it is redirected to ${decision.location}`;
  return decision.kind === 'render' || decision.kind === 'pass' ? null : 'the page does not exist in this language';
}
