import type { PagePath } from '@/lib/i18n/paths';
import { patternOf, type RouteId, type RouteParams, type RoutePattern } from '@/lib/urls/route-table';

/** A value that fits every member of a union: what is asked for when it is one of several routes. */
type OfAll<Union> = (Union extends unknown ? (value: Union) => void : never) extends (value: infer All) => void
  ? All
  : never;

/** Nothing for a route whose address is fixed, otherwise what stands for the names in its pattern. */
type Args<Route extends RouteId> =
  OfAll<RouteParams<Route>> extends infer Params ? ([keyof Params] extends [never] ? [] : [params: Params]) : never;

/** Puts values for the names in a pattern: `/blog-:category` and `{ category: 'guides' }` → `/blog-guides`. */
export function fillPattern(pattern: string, params: Readonly<Record<string, string | number | undefined>>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
}

/**
 * The page's own path, without a language: `pathTo('solution', { id: 'google' })` → `/solutions/google`.
 * The only way to an address in code; linkPath, fixedPath and switchPath put the language to it. Wrong or missing values
 * are errors of types, so nothing is thrown; `page` is 2 or more, because a list's first page is the list's own address.
 */
export function pathTo<Route extends RouteId>(route: Route, ...params: Args<Route>): PagePath {
  return fillPattern(patternOf(route), Object.assign({}, ...params));
}

type Filled<Pattern extends string, Params> = Pattern extends `${infer Before}:${infer Name}/${infer After}`
  ? `${Before}${Params[Name & keyof Params] & string}/${Filled<After, Params>}`
  : Pattern extends `${infer Before}:${infer Name}`
    ? `${Before}${Params[Name & keyof Params] & string}`
    : Pattern;

/**
 * What pathTo gives, as a literal type. A constant of this type agrees with the route table and brings none of it into
 * the browser: `const downloadPath: PathOf<'download'> = '/download'`.
 */
export type PathOf<Route extends RouteId, Params extends RouteParams<Route> = RouteParams<Route>> = Filled<
  RoutePattern<Route>,
  Params
>;
