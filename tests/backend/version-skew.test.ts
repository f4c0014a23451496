import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { retainAssets } from '@/lib/http-server/assets/retain-assets';
import { exchange } from '../nginx/exchange';
import { plainBuild, suiteBuild } from '../builds';
import { mountTmpfs } from '../tmpfs';
import { startServer, type Server } from '../start-server';

/** A server and the pages of another build than its own: of the one before, of the next one, and of one that is taken back. */

const folder = mkdtempSync(path.join(tmpdir(), 'other-builds-'));
afterAll(() => rmSync(folder, { recursive: true }));

const namesIn = (build: string) =>
  readdirSync(path.join(build, 'static'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:js|css|json)$/.test(name),
  );
const addressOf = (name: string) => (name.startsWith('search-index/') ? `/${name}` : `/_next/static/${name}`);

/** What one build has and the other has not. */
const ownOf = (build: string, other: string) => {
  const theirs = new Set(namesIn(other));
  return namesIn(build).filter((name) => !theirs.has(name));
};

// Scripts need no store, and none is waited for that refuses.
const noStore = { DATABASE_URL: 'postgres://127.0.0.1:1/none' };
const start = (build: string, port?: number) => startServer({ build, port, env: { ...noStore, ASSETS_DIR: folder } });
const ask = ({ url }: Server, address: string, more: Record<string, string> = {}, method = 'GET') =>
  exchange(url, { method, path: address, headers: { Host: 'www.facetry.example', ...more } });

describe('a server', () => {
  let server: Server;
  beforeAll(async () => {
    server = await start(plainBuild());
  });
  afterAll(() => server.kill());

  it('has every script, style and part of the index of a build that is only just being rolled out', async () => {
    const names = ownOf(suiteBuild(), plainBuild());
    expect(names.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(1);
    expect((await ask(server, addressOf(names[0]!))).status).toBe(404);
    await retainAssets(suiteBuild(), { folder, days: 7 });
    for (const name of names) {
      const told = await ask(server, addressOf(name), { 'Accept-Encoding': 'gzip, br' });
      expect([told.status, told.headers['cache-control']], name).toEqual([200, 'public, max-age=31536000, immutable']);
      expect(told.body.equals(readFileSync(path.join(suiteBuild(), 'static', name))), name).toBe(true);
    }
  });

  it('sends them with the headers that it sends with its own', async () => {
    const [theirs, own] = [ownOf(suiteBuild(), plainBuild()), ownOf(plainBuild(), suiteBuild())].map((names) =>
      names.find((name) => /chunks\/.*\.js$/.test(name))!,
    );
    const shown = async (name: string, more: Record<string, string>, method?: string) => {
      const { status, headers } = await ask(server, addressOf(name), more, method);
      const { date: _, etag, 'content-length': __, 'content-range': ___, ...rest } = headers;
      return { status, hasTag: etag?.startsWith('"'), ...rest };
    };
    for (const encoding of ['br, gzip', 'gzip', 'identity']) {
      const more = { 'Accept-Encoding': encoding };
      expect(await shown(theirs!, more), encoding).toEqual(await shown(own!, more));
      expect(await shown(theirs!, more, 'HEAD'), encoding).toEqual(await shown(own!, more, 'HEAD'));
    }
    const part = { Range: 'bytes=0-9' };
    expect(await shown(theirs!, part)).toEqual(await shown(own!, part));
    expect((await shown(theirs!, {}, 'POST')).status).toBe((await shown(own!, {}, 'POST')).status);
    const { etag } = (await ask(server, addressOf(theirs!))).headers;
    expect((await ask(server, addressOf(theirs!), { 'If-None-Match': etag! })).status).toBe(304);
  });

  it.each([
    '/_next/static/chunks/nothing.js',
    '/_next/static/',
    '/_next/static/chunks',
    '/_next/static/../../../../etc/passwd',
    '/_next/static/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/_next/static/%2e%2e/%2e%2e/made-from.json',
    '/_next/static/%252e%252e/made-from.json',
    '/_next/static/chunks/%00.js',
    '/_next/static/chunks/\\..\\..\\made-from.json',
    `/_next/static/${'a'.repeat(1900)}.js`,
    `/_next/static/${'a/'.repeat(900)}a.js`,
    '/search-index/..%2fmade-from.json',
    '/search-index/nothing.0123456789.json',
    '/assets/fonts/..%2f..%2fmade-from.json',
  ])('has nothing for %s', async (address) => {
    const { status, headers, body } = await ask(server, address);
    expect([400, 404, 308]).toContain(status);
    expect(headers['cache-control'] ?? '').not.toContain('immutable');
    expect(body.toString()).not.toMatch(/root:|SITE_URL/);
  });
});

describe('servers that follow each other', () => {
  it('have the scripts of each other’s pages, forward and back again', async () => {
    const ownNames = { plain: ownOf(plainBuild(), suiteBuild()), suite: ownOf(suiteBuild(), plainBuild()) };
    const missing = async (server: Server, names: readonly string[]) => {
      const told = await Promise.all(names.map((name) => ask(server, addressOf(name))));
      return names.filter((_, i) => told[i]!.status !== 200);
    };
    let port: number | undefined;
    for (const build of [plainBuild(), suiteBuild(), plainBuild()]) {
      const server = await start(build, port);
      port = server.port;
      expect(await missing(server, build === plainBuild() ? ownNames.plain : ownNames.suite)).toEqual([]);
      expect(await missing(server, build === plainBuild() ? ownNames.suite : ownNames.plain)).toEqual([]);
      await server.kill();
    }
  });
});

const disk = mountTmpfs();

describe.skipIf(!disk)('a server that can keep nothing for pages that stay open', () => {
  afterAll(() => disk!.end());

  it.each([
    ['whose disk is full', () => disk!.fill(), 'ENOSPC'],
    ['whose disk is for reading alone', () => disk!.allowWriting(false), 'EROFS'],
  ])('%s says so in one line and serves', async (_, harm, code) => {
    harm();
    const log: string[] = [];
    const server = await startServer({ log, env: { ...noStore, ASSETS_DIR: path.join(disk!.folder, 'assets') } });
    expect((await ask(server, '/pricing')).status).toBe(200);
    expect((await ask(server, '/_next/static/chunks/nothing.js')).status).toBe(404);
    await server.kill();
    expect(log.join('').match(/cannot be kept in ASSETS_DIR.*/g)).toEqual([
      `cannot be kept in ASSETS_DIR for pages that stay open: ${code}`,
    ]);
  });
});
