import path from 'node:path';
import { z } from 'zod';
import { parseJson, withFallback } from '@/lib/next-internals/unknown-format';

/** Names in the folder that `next build` writes. */

/** Holds the ID of the build, and is one of the last files written. */
export const buildIdFile = 'BUILD_ID';

/** Folder of compiled and prerendered routes. */
export const appFolder = path.join('server', 'app');

/** @param page the path of a prerendered page, such as `/en/pricing` */
export const htmlFile = (page: string): string => path.join(appFolder, `${page}.html`);

/** Pages that Next.js sends if a request matches no route, or if rendering an error page fails. */
export const notFoundPages = [htmlFile('_not-found'), path.join('server', 'pages', '404.html')];
export const errorPages = [htmlFile('_global-error'), path.join('server', 'pages', '500.html')];

/** Suffix of the file lists for deployments without `node_modules`. */
export const traceSuffix = '.nft.json';

const layoutSegment = '.segments/$d$locale.segment.rsc';

/**
 * Next.js writes a page's Flight data twice: as `{page}.rsc`, and as a segment for prefetching the whole page. It writes
 * those of a locale's layout once per page.
 * @param file a path in the build folder
 * @returns the file that should have the same content; null for other files
 */
export function duplicateOf(file: string): string | null {
  const suffix = '.segments/_full.segment.rsc';
  if (file.endsWith(suffix)) return `${file.slice(0, -suffix.length)}.rsc`;
  if (!file.endsWith(layoutSegment)) return null;
  const [locale = '', ...page] = path.relative(appFolder, file).split(path.sep);
  return page.length > 1 ? path.join(appFolder, locale + layoutSegment) : null;
}

export const prerenderManifestFile = 'prerender-manifest.json';

/** The file of a prerendered page, or of the response of a route handler. */
export const prerenderedFile = (route: string, isPage: boolean): string =>
  isPage ? htmlFile(route) : path.join(appFolder, `${route}.body`);

/** A prerendered page, or the response of a route handler. */
export type PrerenderedRoute = { route: string; file: string; isPage: boolean; headers: Record<string, string> };

const prerenderSchema = z.object({
  routes: z.record(
    z.string(),
    z.object({ dataRoute: z.string().nullable(), initialHeaders: z.record(z.string(), z.string()).optional() }),
  ),
});

/** Parses the list of prerendered pages and responses; empty if its format is unknown. */
export const parsePrerenderManifest = (text: string): PrerenderedRoute[] =>
  withFallback('layout of the build folder', [], () =>
    Object.entries(parseJson(text, prerenderSchema).routes)
      .filter(([route]) => !route.startsWith('/_'))
      .map(([route, { dataRoute, initialHeaders: headers = {} }]) => {
        const isPage = dataRoute !== null;
        return { route, file: prerenderedFile(route, isPage), isPage, headers };
      }),
  );

export const routesManifestFile = 'app-path-routes-manifest.json';

/** Parses the list of the patterns of all routes, such as `/[locale]/pricing`; empty if its format is unknown. */
export const parseRoutePatterns = (text: string): string[] =>
  withFallback('layout of the build folder', [], () =>
    Object.values(parseJson(text, z.record(z.string(), z.string()))),
  );
