import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseManifest, manifestFile, serializeManifest } from '@/lib/http-server/asset-manifest';
import { writeFileAtomic } from '@/scripts/write-file-atomic';
import { plainBuild } from '../builds';
import { startServer, type Server } from '../start-server';

/** A server of a build with few pages, as after the first start, sends the same pages as one of a complete build. */

const paths = ['/ru', '/ru/pricing', '/es', '/jp/solutions/google', '/fr/helps', '/zh/blog', '/th/docs', '/hi/faq'];
const copy = path.join('test-results', 'partial-build');
let complete: Server;
let partial: Server;

/** Copies the build without the pages of all languages but English, except the templates. */
function createPartialBuild(): void {
  rmSync(copy, { recursive: true, force: true });
  execFileSync('cp', ['-al', plainBuild(), copy]);
  for (const name of ['on-demand-pages', 'servers']) rmSync(path.join(copy, name), { recursive: true, force: true });
  const isRetained = (url: string) =>
    !/^\/(?!en)[a-z]{2}(?:-prefixed)?(?:\/|$)/.test(url) ||
    /\/(?:search|page-not-found|page-gone|pre-sales)$/.test(url);
  const manifest = parseManifest(readFileSync(path.join(copy, manifestFile), 'utf8'));
  const removed = [...manifest.paths()].filter(
    (url) => manifest.get(url)!.type.startsWith('text/html') && !isRetained(url),
  );
  const prerenderManifest = path.join(copy, 'prerender-manifest.json');
  const prerendered = JSON.parse(readFileSync(prerenderManifest, 'utf8')) as { routes: Record<string, unknown> };
  for (const url of removed) {
    delete prerendered.routes[url];
    const page = path.join(copy, 'server', 'app', url);
    for (const suffix of ['.html', '.html.br', '.html.gz', '.rsc', '.meta']) rmSync(page + suffix, { force: true });
    rmSync(`${page}.segments`, { recursive: true, force: true });
  }
  const retained = [...manifest.paths()].filter((url) => !removed.includes(url));
  // Not in place: the copy shares the files of the build.
  writeFileAtomic(
    path.join(copy, manifestFile),
    serializeManifest(new Map(retained.map((url) => [url, manifest.get(url)!]))),
  );
  writeFileAtomic(prerenderManifest, JSON.stringify(prerendered));
}

beforeAll(async () => {
  createPartialBuild();
  complete = await startServer();
  partial = await startServer({ build: copy });
});
afterAll(() => {
  complete.stop();
  partial.stop();
  rmSync(copy, { recursive: true, force: true });
});

/**
 * The page's data for React: the order of its rows depends on timing, and it contains hints of Next.js on prefetching,
 * which a build does not have yet.
 */
const dataScript = /<script>\(self\.__next_f[\s\S]*?<\/script>/;

/** A response without that data, and what depends on it: the validator, the length, and the hash of the script. */
async function fetchComparable(server: Server, url: string, requestHeaders: Record<string, string> = {}) {
  const response = await fetch(server.url + url, { headers: requestHeaders, redirect: 'manual' });
  const headers = Object.fromEntries(response.headers);
  for (const name of ['date', 'etag', 'content-length']) delete headers[name];
  const policy = headers['content-security-policy']?.replaceAll(/'sha256-[\w+/=]+'/g, 'a hash');
  const body = (await response.text()).replace(dataScript, '');
  return { status: response.status, headers: { ...headers, 'content-security-policy': policy }, body };
}

it.each([...paths, ...paths.map((page) => `${page}/_payload.json`), '/ru/no-such-page', '/ru/search?q=proxy'])(
  'a page that is not rendered yet is identical to that of a complete build: %s',
  async (url) => {
    expect(await fetchComparable(partial, url)).toEqual(await fetchComparable(complete, url));
  },
);

it('an unprefixed Chinese page that is not rendered yet is identical to that of a complete build', async () => {
  const headers = { 'Accept-Language': 'zh-CN' };
  for (const url of ['/', '/pricing'])
    expect(await fetchComparable(partial, url, headers)).toEqual(await fetchComparable(complete, url, headers));
});

it('the data of a page that is not rendered yet is sent to the router', async () => {
  const headers = { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' };
  const response = await fetch(`${partial.url}/ru/pricing?_rsc=1`, { headers, redirect: 'manual' });
  expect([200, 307]).toContain(response.status);
});
