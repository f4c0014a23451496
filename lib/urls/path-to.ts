import type { PagePath } from '@/lib/i18n/locale-paths';
import { patternOf, type RouteId, type RouteParams, type RoutePattern, type Section } from '@/lib/urls/route-table';

/** Intersection of a union's members: the parameters required when the route is one of several. */
type UnionToIntersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (
  value: infer Intersection,
) => void
  ? Intersection
  : never;

/** No argument for a route with a fixed path, otherwise the values of its parameters. */
type Args<Route extends RouteId> =
  UnionToIntersection<RouteParams<Route>> extends infer Params
    ? [keyof Params] extends [never]
      ? []
      : [params: Params]
    : never;

/** Fills the parameters of a pattern: `/blog-:category` and `{ category: 'guides' }` → `/blog-guides`. */
export function fillPattern(pattern: string, params: Readonly<Record<string, string | number | undefined>>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
}

/**
 * Returns the unprefixed path of a page: `pathTo('solution', { id: 'google' })` → `/solutions/google`.
 * Code must not contain literal paths; linkPath, canonicalPath and switcherPath add the language prefix. Wrong or missing
 * values are type errors, so it never throws; `page` is at least 2, because the first page has the list's own path.
 */
export function pathTo<Route extends RouteId>(route: Route, ...params: Args<Route>): PagePath {
  return fillPattern(patternOf(route), Object.assign({}, ...params));
}

type FilledPattern<Pattern extends string, Params> = Pattern extends `${infer Before}:${infer Name}/${infer After}`
  ? `${Before}${Params[Name & keyof Params] & string}/${FilledPattern<After, Params>}`
  : Pattern extends `${infer Before}:${infer Name}`
    ? `${Before}${Params[Name & keyof Params] & string}`
    : Pattern;

/**
 * The result of pathTo as a literal type. A constant of this type is checked against the route table without adding the
 * table to the client bundle: `const downloadPath: PathOf<'download'> = '/download'`.
 */
export type PathOf<Route extends RouteId, Params extends RouteParams<Route> = RouteParams<Route>> = FilledPattern<
  RoutePattern<Route>,
  Params
>;

/** The root page of a section; null for `site`, which has none. */
export function sectionPath(section: Section): PagePath | null {
  return section === 'site' ? null : pathTo(section);
}
