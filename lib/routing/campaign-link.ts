import type { LocaleCode } from '@/lib/i18n/locales';
import { withQuery, type PagePath } from '@/lib/i18n/paths';
import { absoluteUrl } from '@/lib/pages/page-versions';
import { decide, type RoutingContext } from '@/lib/routing/decide';

export type Campaign = {
  source: string;
  medium?: string;
  campaign?: string;
  term?: string;
  content?: string;
  ref?: string;
};

/** The whole address under which a page always speaks a language, with a campaign's parameters. */
export function campaignUrl(locale: LocaleCode, page: PagePath, { ref, ...utm }: Campaign): string {
  const named = Object.entries(utm).filter(([, value]) => value);
  const query = new URLSearchParams(named.map(([name, value]) => [`utm_${name}`, value]));
  if (ref) query.set('ref', ref);
  const { origin, pathname } = new URL(absoluteUrl(locale, page));
  return origin + withQuery(pathname, `?${query}`);
}

/**
 * What keeps a link from opening the page in one step; null when nothing does. It is asked for as somebody would who has
 * never been here.
 */
export function linkProblem(url: string, context: RoutingContext): string | null {
  const { host, pathname, search } = new URL(url);
  const hints = { cookie: undefined, acceptLanguage: null };
  const request = { method: 'GET', host, path: pathname, query: search, ...hints };
  const decision = decide(request, context);
  if (decision.kind === 'redirect') return `it is redirected to ${decision.location}`;
  return decision.kind === 'render' || decision.kind === 'pass' ? null : 'there is no such page in this language';
}
