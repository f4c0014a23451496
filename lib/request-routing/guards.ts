import { numberedPages } from '@/lib/content/article-placement';
import type { ContentIndex } from '@/lib/content/content-index';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { PagePath } from '@/lib/i18n/locale-paths';
import { servedLocales } from '@/lib/pages/locale-variants';
import { solutionCounterpart } from '@/lib/urls/solutions';
import { docsPath, docsSlugById, externalDocsUrl } from '@/lib/urls/docs-map';
import type { RouteMatch } from '@/lib/urls/match-route';
import { pathTo } from '@/lib/urls/path-to';
import type { GuardName, RouteMeta } from '@/lib/urls/route-table';

/** Data that guards need in addition to the path. */
export type GuardContext = { index: ContentIndex; docsUrl: string | undefined };

export type GuardResult =
  { kind: 'pass' } | { kind: 'notFound' } | { kind: 'redirect'; path: PagePath } | { kind: 'external'; url: string };

type Guard = (locale: LocaleCode, path: PagePath, match: RouteMatch, context: GuardContext) => GuardResult;

const pass: GuardResult = { kind: 'pass' };

/** Passes only pages that exist in the locale. Default guard of routes without their own. */
const requireServed: Guard = (locale, path, _match, { index }) =>
  servedLocales(path, index).includes(locale) ? pass : { kind: 'notFound' };

/** Documentation pages, and numeric help ids that map to them; with `DOCS_URL` both redirect to the docs host. */
const helpRoute: Guard = (locale, path, match, context) => {
  const { index, docsUrl } = context;
  const id = match.params.id ?? '';
  const isDocs = match.route.section === 'docs';
  const slug = isDocs ? id : docsSlugById(locale, id, index.docs, numberedPages + 1);
  if (slug === null || (isDocs && !docsUrl)) return requireServed(locale, path, match, context);
  const page = docsPath(slug);
  if (!docsUrl) return { kind: 'redirect', path: page };
  return servedLocales(page, index).includes(locale)
    ? { kind: 'external', url: externalDocsUrl(docsUrl, locale, slug) }
    : { kind: 'notFound' };
};

/** Solutions that a locale does not offer redirect to their counterpart in that locale, if there is one. */
const solutionRoute: Guard = (locale, path, match, context) => {
  const counterpart = solutionCounterpart(locale, match.params.id ?? '');
  const result = requireServed(locale, path, match, context);
  return result.kind === 'notFound' && counterpart
    ? { kind: 'redirect', path: pathTo('solution', { id: counterpart }) }
    : result;
};

const guards: Record<GuardName, Guard> = {
  'alternative-route': requireServed,
  'blog-route': requireServed,
  'help-route': helpRoute,
  'html-route': requireServed,
  'pre-sales': () => pass,
  // [sic] The specification spells it like this.
  'soultion-route': solutionRoute,
};

/**
 * Checks on startup that every guard named in the route table exists.
 * @throws Error naming the route and the unknown guard
 */
export function assertGuards(table: readonly { id: string; guard?: string }[]): void {
  for (const { id, guard } of table) {
    if (guard !== undefined && !Object.hasOwn(guards, guard)) {
      throw new Error(`Route "${id}" has the unknown guard "${guard}".`);
    }
  }
}

/** Runs the route's guard for a path in a locale. */
export function guardRoute(locale: LocaleCode, path: PagePath, match: RouteMatch, context: GuardContext): GuardResult {
  const { guard }: RouteMeta = match.route;
  return (guard ? guards[guard] : requireServed)(locale, path, match, context);
}
