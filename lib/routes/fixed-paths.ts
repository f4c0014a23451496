import { prefixedCodes } from '@/lib/i18n/locales';
import { machineSources } from '@/lib/routes/machine-paths';
import { featureIds, legalIds } from '@/lib/routes/catalogue';
import { pathTo } from '@/lib/routes/path-to';
import { isFixed, routes } from '@/lib/routes/route-table';

/**
 * The pages whose path alone decides everything under a prefix: no guard, no list of ids, no other spelling.
 * Under a prefixed locale they skip the middleware, which makes them as fast as Next.js can be.
 */
export function fixedPaths(): string[] {
  const fixed = routes
    .filter((route) => isFixed(route) && route.indexable && !route.inner && route.id !== 'home')
    .filter(({ section }) => section !== 'docs')
    .map(({ pattern }) => pattern);
  const known = [...featureIds, ...legalIds].map((html) => pathTo('html', { html }));
  return [...fixed, ...known].map((path) => path.slice(1));
}

/** The source of the middleware's matcher; middleware.ts repeats it as a literal, because Next.js reads it unevaluated. */
export function matcherSource(): string {
  const skipped = [...machineSources, `(?:${prefixedCodes.join('|')})/(?:${fixedPaths().join('|')})`];
  return `/((?!(?:${skipped.join('|')})$).*)`;
}
