import type { PagePath } from '@/lib/i18n/locale-paths';
import { fillPattern } from '@/lib/urls/path-to';
import { routes, type RouteId, type RouteMeta, type RouteParams } from '@/lib/urls/route-table';

type Name = { [Id in RouteId]: keyof RouteParams<Id> }[RouteId];

/** Values of the route's parameters; parameters of other routes are undefined. */
type Params<UsedName> = { [Key in Name & UsedName]: Key extends 'page' ? number : string } & {
  [UnusedName in Exclude<Name, UsedName>]?: undefined;
};

type MatchOf<Route extends RouteId> = Route extends unknown
  ? { id: Route; route: RouteMeta; params: Params<keyof RouteParams<Route>> }
  : never;

/** The route that matches a path. The page itself may not exist. */
export type RouteMatch = MatchOf<RouteId>;

type Compiled = { route: RouteMeta; regex: RegExp; names: string[] };

/** A path segment: lower-case letters, digits and hyphens; no page of the site has other characters. */
const segment = '([a-z0-9]+(?:-[a-z0-9]+)*)';
/** Page numbers start at 2, because the first page has the list's own path. */
const pageNumberPattern = '([2-9]|[1-9]\\d{1,5})';

function compile(route: RouteMeta): Compiled {
  const names = [...route.pattern.matchAll(/:(\w+)/g)].map((match) => match[1]!);
  const source = route.pattern.replace(/:(\w+)/g, (_, name: string) => (name === 'page' ? pageNumberPattern : segment));
  return { route, names, regex: new RegExp(`^${source}$`) };
}

const compiled = routes.map(compile);

/** Returns the first route of the table whose pattern matches the unprefixed path; null if none does. */
export function matchRoute(path: PagePath): RouteMatch | null {
  for (const { route, regex, names } of compiled) {
    const match = regex.exec(path);
    if (!match) continue;
    const parseValue = (name: string, text: string) => (name === 'page' ? Number(text) : text);
    const params = Object.fromEntries(names.map((name, i) => [name, parseValue(name, match[i + 1]!)]));
    return { id: route.id, route, params } as RouteMatch;
  }
  return null;
}

/** The internal Next.js path of a page below the locale's folder: `/blog-guides` → `/blog-category/guides`. */
export function toInternalPath(path: PagePath): string {
  const match = matchRoute(path);
  return match ? fillPattern(match.route.internalPattern ?? match.route.pattern, match.params) : path;
}
