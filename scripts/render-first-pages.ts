import { readFileSync } from 'node:fs';
import { Server } from 'node:http';
import path from 'node:path';
import next from 'next';
import { site } from '@/lib/config/site';
import { buildPath } from '@/lib/content/generated-file';
import { manifestFile, parseManifest } from '@/lib/http-server/asset-manifest';
import { readOnDemandPages } from '@/lib/http-server/on-demand-log';
import { inProcessRequest, type InProcessResponse } from '@/lib/http-server/rendering/in-process-request';
import { postprocessHtml } from '@/lib/http-server/rendering/postprocess-html';
import { languageTag, publishedCodes } from '@/lib/i18n/locales';
import {
  parsePrerenderManifest,
  prerenderedFile,
  prerenderManifestFile,
  type PrerenderedRoute,
} from '@/lib/next-internals/build-folder';
import { firstPages, firstPagesFile, nextPages } from '@/lib/publishing/first-pages';
import { templateHeaders } from '@/lib/request-routing/template-request';
import { writeFileAtomic } from './write-file-atomic';

/**
 * Renders what servers need of a publication before they take it over: `firstPages`, and all responses of route handlers
 * but feeds. It uses Next.js as a server does for other pages, because `next build` takes longer to start than these
 * pages take to render. As it is warm then, it goes on with `nextPages` for a while.
 */

/** Milliseconds for these. */
const nextPagesTime = 5000;

type Send = (route: string) => Promise<InProcessResponse>;

function write(route: string, isPage: boolean, { status, headers, body }: InProcessResponse): PrerenderedRoute {
  if (status !== 200) throw new Error(`Next.js responded to ${route} with status ${status}.`);
  const file = prerenderedFile(route, isPage);
  writeFileAtomic(buildPath(file), isPage ? postprocessHtml(body.toString()) : body);
  const names = ['content-type', 'cache-control', 'last-modified'] as const;
  const fields = names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const]));
  return { route, file, isPage, headers: Object.fromEntries(fields) };
}

/** Renders all files of a language's sitemap: how many there are depends on the content. */
async function renderSitemap(send: Send, language: string): Promise<PrerenderedRoute[]> {
  const files: PrerenderedRoute[] = [];
  for (let part = 1; ; part += 1) {
    const route = `/sitemaps/${language}/${part}`;
    const response = await send(route);
    if (response.status === 404) return files;
    files.push(write(route, false, response));
  }
}

/** The other responses of route handlers, which are those of the build whose compiled files this one has. */
const responses = (): string[] =>
  parsePrerenderManifest(readFileSync(buildPath(prerenderManifestFile), 'utf8'))
    .filter(({ route, isPage }) => !isPage && !/^\/(?:feeds\/|sitemaps\/[^/]+\/)/.test(route))
    .map(({ route }) => route);

/** Renders pages until the time is over. One that does not exist any more is left out. */
async function renderNextPages(send: Send, previous: string): Promise<PrerenderedRoute[]> {
  const end = performance.now() + nextPagesTime;
  const requested = readOnDemandPages(previous).map(([key]) => key);
  const manifest = parseManifest(readFileSync(path.join(previous, manifestFile), 'utf8'));
  const pages: PrerenderedRoute[] = [];
  for (const route of nextPages(requested, manifest.paths())) {
    if (performance.now() > end) break;
    const response = await send(route);
    if (response.status === 200) pages.push(write(route, !route.startsWith('/feeds/'), response));
  }
  return pages;
}

/**
 * Renders them into the folder of NEXT_DIST_DIR, which has what was compiled and the new content, and lists them there.
 * @param previous the folder of the publication before
 * @throws Error if one of the first pages cannot be rendered
 */
export async function renderFirstPages(previous: string): Promise<void> {
  const app = next({ dev: false, hostname: 'localhost', port: site.port, httpServer: new Server() });
  await app.prepare();
  const handle = app.getRequestHandler();
  const request = inProcessRequest((incoming, response) => void handle(incoming, response));
  const send: Send = (route) => request(new URL(site.url + route), templateHeaders);
  const rendered: PrerenderedRoute[] = [];
  for (const route of firstPages()) rendered.push(write(route, true, await send(route)));
  for (const route of responses()) rendered.push(write(route, false, await send(route)));
  for (const locale of publishedCodes) rendered.push(...(await renderSitemap(send, languageTag(locale))));
  rendered.push(...(await renderNextPages(send, previous)));
  writeFileAtomic(buildPath(firstPagesFile), JSON.stringify(rendered));
}
