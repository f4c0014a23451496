import { readdirSync, readFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseManifest } from '@/lib/http-server/asset-manifest';
import { internals, type NextInternal } from '@/lib/next-internals/unknown-format';
import { folderPerTest } from '@/tests/temp-folder';

/** Output that Next.js may have in another version: it is used unchanged, with one warning. */

const { at, put } = folderPerTest();
let warnings: string[];
beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void warnings.push(text));
  // A warning is logged once per process.
  vi.resetModules();
});
afterEach(() => {
  vi.restoreAllMocks();
});

function writeFiles(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) put(name, text);
}

const readFiles = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(at(), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(at(), file), readFileSync(file, 'utf8')]),
  );

const expectWarning = (surface: NextInternal) =>
  expect(warnings).toEqual([expect.stringContaining(`Unknown format of Next.js (${surface})`)]);

const data = '<main data-dedupe="">A</main><script>self.__next_f.push([9,"0:null\\n"])</script>';
const head =
  '<head><link href="a.css" rel="stylesheet"/><script data-dedupe="">x</script></head><script>self.__next_f.push([1,"0:null\\n"])</script>';

const processPages = async () =>
  (await import('@/scripts/postprocess-page')).postprocessBatch(at(), Object.keys(readFiles()));
const mergeStyles = async () => (await import('@/scripts/merge-styles')).mergeStyles(at());
const replaceErrorPages = async () => (await import('@/scripts/replace-error-pages')).replaceErrorPages(at());

/** Manifests with these values. */
const manifests = (...values: string[]) =>
  Object.fromEntries(
    values.map((json, i) => [
      `server/app/${i}_client-reference-manifest.js`,
      `globalThis.__RSC_MANIFEST["/${i}"] = ${json}`,
    ]),
  );
const elsewhere = '{"entryCSSFiles":{"page":[{"path":"css/a.css","inlined":false}]}}';

it.each<[surface: NextInternal, step: string, files: Record<string, string>, run: () => Promise<unknown>]>([
  ['Flight data', 'pages', { 'server/app/en/a.html': data, 'server/app/en/b.html': data }, processPages],
  [
    'client reference manifests',
    'style sheets',
    manifests('{"entryCSSFiles":{}}', '{"entryCSSFiles":{"page":["a.css"]}}', '{}', 'null'),
    mergeStyles,
  ],
  [
    'client reference manifests',
    'style sheets in another folder',
    { ...manifests(elsewhere), 'static/css/a.css': 'a{}' },
    mergeStyles,
  ],
  ['client reference manifests', 'style sheets without manifests', { 'server/app/page.js': '' }, mergeStyles],
  [
    'layout of the build folder',
    'error pages',
    { 'server/app/_not-found.html': '<script>a</script>' },
    replaceErrorPages,
  ],
])('output of Next.js in an unknown format (%s) is left unchanged: %s', async (surface, _step, files, run) => {
  writeFiles(files);
  await run();
  expect(readFiles()).toEqual(files);
  expectWarning(surface);
});

it('a head of an unknown order stays as it is', async () => {
  const { postprocessBatch } = await import('@/scripts/postprocess-page');
  writeFiles({ 'a.html': head });
  postprocessBatch(at(), ['a.html']);
  expectWarning('order of tags in the head');
  expect(readFiles()['a.html']).toContain(head.slice(0, head.indexOf('</head>')));
});

it.each([undefined, '[]', '{"routes":{"/en":{}}}'])(
  'Next.js responds itself if its list of prerendered pages is unknown: %s',
  async (text) => {
    writeFiles({
      'assets.json': '{}',
      ...(text === undefined ? {} : { 'prerender-manifest.json': text }),
    });
    const { precompressPages } = await import('@/scripts/precompress');
    await precompressPages(at());
    expect([...parseManifest(readFiles()['assets.json']!).paths()]).toEqual([]);
    expectWarning('layout of the build folder');
  },
);

it('route patterns of an unknown format are reported', async () => {
  const { parseRoutePatterns } = await import('@/lib/next-internals/build-folder');
  expect(parseRoutePatterns('{"/[locale]/page":"/[locale]"}')).toEqual(['/[locale]']);
  expect(warnings).toEqual([]);
  expect(parseRoutePatterns('{"a":{}}')).toEqual([]);
  expectWarning('layout of the build folder');
});

/** Sends a response of Next.js. @returns the headers that arrive */
async function send(headers: OutgoingHttpHeaders): Promise<OutgoingHttpHeaders> {
  const { addResponseHeaders } = await import('@/lib/http-server/response-headers');
  const request = new IncomingMessage(new Socket());
  request.headers.host = 'site.example';
  const response = new ServerResponse(request);
  const settings = {
    hosts: { main: 'site.example', byLocale: {} },
    indexable: true,
    trustedProxies: 0,
    policy: () => '',
    serverTiming: '',
  };
  addResponseHeaders(request, response, { path: '/ru', scripts: null, settings });
  response.writeHead(200, headers);
  return response.getHeaders();
}

it('Flight data with an unknown header keeps all headers of Next.js', async () => {
  const headers = { 'content-type': 'text/x-component', 'x-nextjs-cache': 'HIT', 'x-nextjs-new': '1' };
  expect(await send(headers)).toMatchObject(headers);
  await send(headers);
  expectWarning('request and response headers');
});

it('a response that varies by an unknown header keeps its Vary', async () => {
  const vary = 'rsc, next-router-new, Accept-Encoding';
  expect((await send({ 'content-type': 'text/plain', vary })).vary).toContain(vary);
  expectWarning('request and response headers');
});

it('headers of a known response of Next.js are trimmed without a warning', async () => {
  const vary = 'rsc, next-router-state-tree, next-url, Accept-Encoding';
  const sent = await send({ 'content-type': 'text/plain', vary, 'x-nextjs-cache': 'HIT' });
  expect(sent.vary).toBe('Accept-Encoding');
  expect(sent).not.toHaveProperty('x-nextjs-cache');
  expect(warnings).toEqual([]);
});

it('experimental options that Next.js does not know are found in its output', async () => {
  const { hasUnknownFlags, isUnknownMode } = await import('@/lib/next-internals/next-command');
  const flag = `⚠     Unrecognized key(s) in object: 'noSuchFlag' at "experimental"\n`;
  expect(hasUnknownFlags(flag)).toBe(true);
  expectWarning('experimental flags');
  expect(warnings[0]).toContain('noSuchFlag');
  const mode = "error: option '--experimental-build-mode [mode]' argument 'compile' is invalid.\n";
  for (const output of [mode, "error: unknown option '--experimental-build-mode'\n"]) {
    expect(isUnknownMode(output)).toBe(true);
    expect(hasUnknownFlags(output)).toBe(false);
  }
  expect(isUnknownMode(flag)).toBe(false);
});

it('every private surface of Next.js has a test of its fallback', () => {
  const source = readFileSync(import.meta.filename, 'utf8');
  expect(Object.keys(internals).filter((surface) => !source.includes(`'${surface}'`))).toEqual([]);
});
