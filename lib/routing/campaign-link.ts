import type { LocaleCode } from '@/lib/i18n/locales';
import { fixedPath, withQuery, type PagePath } from '@/lib/i18n/paths';
import { decide, type RoutingContext } from '@/lib/routing/decide';

export type Campaign = {
  source: string;
  medium?: string;
  campaign?: string;
  term?: string;
  content?: string;
  ref?: string;
};

/** The address of a page in a language, with a campaign's parameters. English has no prefix, Chinese its own address. */
export function campaignPath(locale: LocaleCode, page: PagePath, { ref, ...utm }: Campaign): string {
  const named = Object.entries(utm).filter(([, value]) => value);
  const query = new URLSearchParams(named.map(([name, value]) => [`utm_${name}`, value]));
  if (ref) query.set('ref', ref);
  return withQuery(fixedPath(locale, page), `?${query}`);
}

/**
 * What keeps a link from opening the page in one step; null when nothing does. It is asked for as somebody would who has
 * never been here.
 */
export function linkProblem(path: string, context: RoutingContext): string | null {
  const { pathname, search } = new URL(path, context.origins.main);
  const hints = { cookie: undefined, acceptLanguage: null };
  const request = { method: 'GET', host: context.hosts.main, path: pathname, query: search, ...hints };
  const decision = decide(request, context);
  if (decision.kind === 'redirect') return `it is redirected to ${decision.location}`;
  return decision.kind === 'render' || decision.kind === 'pass' ? null : 'there is no such page in this language';
}
