import type { PagePath } from '@/lib/i18n/paths';
import { fillPattern } from '@/lib/urls/path-to';
import { routes, type RouteId, type RouteMeta, type RouteParams } from '@/lib/urls/route-table';

type Name = { [Id in RouteId]: keyof RouteParams<Id> }[RouteId];

/** What stands in an address for the names of its route; names that belong to other routes are undefined. */
type Params<Own> = { [One in Name & Own]: One extends 'page' ? number : string } & {
  [Other in Exclude<Name, Own>]?: undefined;
};

type MatchOf<Route extends RouteId> = Route extends unknown
  ? { id: Route; route: RouteMeta; params: Params<keyof RouteParams<Route>> }
  : never;

/** The route of an address. Whether there is such a page is not said. */
export type RouteMatch = MatchOf<RouteId>;

type Compiled = { route: RouteMeta; regex: RegExp; names: string[] };

/** A word of an address: lower-case letters, digits and hyphens; whatever else a path holds is no page of ours. */
const word = '([a-z0-9]+(?:-[a-z0-9]+)*)';
/** The first page of a list is the list's own address, so `/page/1` is none. */
const furtherPage = '([2-9]|[1-9]\\d{1,5})';

function compile(route: RouteMeta): Compiled {
  const names = [...route.pattern.matchAll(/:(\w+)/g)].map((match) => match[1]!);
  const source = route.pattern.replace(/:(\w+)/g, (_, name: string) => (name === 'page' ? furtherPage : word));
  return { route, names, regex: new RegExp(`^${source}$`) };
}

const compiled = routes.map(compile);

/** Finds the first route of the table whose pattern fits the page's own path; null when none does. */
export function matchRoute(path: PagePath): RouteMatch | null {
  for (const { route, regex, names } of compiled) {
    const match = regex.exec(path);
    if (!match) continue;
    const valueOf = (name: string, text: string) => (name === 'page' ? Number(text) : text);
    const params = Object.fromEntries(names.map((name, i) => [name, valueOf(name, match[i + 1]!)]));
    return { id: route.id, route, params } as RouteMatch;
  }
  return null;
}

/** The path below a locale's folder under which Next.js knows a page: `/blog-guides` → `/blog-category/guides`. */
export function innerPath(path: PagePath): string {
  const match = matchRoute(path);
  return match ? fillPattern(match.route.inner ?? match.route.pattern, match.params) : path;
}
