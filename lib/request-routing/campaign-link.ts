import type { LocaleCode } from '@/lib/i18n/locales';
import { withQuery, type PagePath } from '@/lib/i18n/paths';
import { absoluteUrl } from '@/lib/pages/locale-variants';
import { decide } from '@/lib/request-routing/decide';
import type { RoutingContext } from '@/lib/request-routing/resolve-request';

export type Campaign = {
  source: string;
  medium?: string;
  campaign?: string;
  term?: string;
  content?: string;
  ref?: string;
};

/**
 * The whole address under which a page always speaks a language, with a campaign's parameters.
 * @param target the page's own path, which may go on with a query and a fragment: both stay
 * @throws Error with one sentence for what is no path of this site
 */
export function campaignUrl(locale: LocaleCode, target: string, { ref, ...utm }: Campaign): string {
  const [, page, own = '', fragment = ''] = /^(\/(?![/\\])[^?#]*)(\?[^#]*)?(#.*)?$/.exec(target) ?? [];
  if (page === undefined) throw new Error(`--page must be a path like /pricing, but is "${target}".`);
  const query = new URLSearchParams(own);
  for (const [name, value] of Object.entries(utm)) if (value) query.set(`utm_${name}`, value);
  if (ref) query.set('ref', ref);
  const { origin, pathname } = new URL(absoluteUrl(locale, page as PagePath));
  return origin + withQuery(pathname, `?${query}`) + fragment;
}

/**
 * What keeps a link from opening the page in one step; null when nothing does. It is asked for as somebody would who has
 * never been here.
 */
export function validateCampaignLink(url: string, context: RoutingContext): string | null {
  const { host, pathname, search } = new URL(url);
  const hints = { cookie: undefined, acceptLanguage: null };
  const request = { method: 'GET', host, path: pathname, query: search, ...hints };
  const decision = decide(request, context);
  if (decision.kind === 'redirect') return `it is redirected to ${decision.location}`;
  return decision.kind === 'render' || decision.kind === 'pass' ? null : 'there is no such page in this language';
}
