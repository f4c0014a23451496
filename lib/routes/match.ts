import { routes, type RouteMeta } from '@/lib/routes/route-table';

export type RouteMatch = { route: RouteMeta; params: Record<string, string> };

type Compiled = { route: RouteMeta; regex: RegExp; names: string[] };

/** A segment of an address: lower-case words, digits and hyphens; whatever else a path holds is no page of ours. */
const segment = '([a-z0-9]+(?:-[a-z0-9]+)*)';

function compile(route: RouteMeta): Compiled {
  const names = [...route.pattern.matchAll(/:(\w+)/g)].map((match) => match[1]!);
  return { route, names, regex: new RegExp(`^${route.pattern.replace(/:\w+/g, segment)}$`) };
}

const compiled = routes.map(compile);

/** Finds the first route of the table whose pattern fits the page's own path; null when none does. */
export function matchRoute(path: string): RouteMatch | null {
  for (const { route, regex, names } of compiled) {
    const match = regex.exec(path);
    if (match) return { route, params: Object.fromEntries(names.map((name, i) => [name, match[i + 1]!])) };
  }
  return null;
}

/** Fills a pattern with values: `/blog-:category` and `{ category: 'guides' }` → `/blog-guides`. */
export function fillPattern(pattern: string, params: Record<string, string>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
}

/** The path below a locale's folder under which Next.js knows a page: `/blog-guides` → `/blog-category/guides`. */
export function innerPath(path: string): string {
  const match = matchRoute(path);
  return match ? fillPattern(match.route.inner ?? match.route.pattern, match.params) : path;
}
