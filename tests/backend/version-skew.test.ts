import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { retainAssets } from '@/lib/http-server/assets/retain-assets';
import { sendRequest } from '../nginx/send-request';
import { plainBuild, e2eBuild } from '../builds';
import { mountTmpfs } from '../tmpfs';
import { startServer, type Server } from '../start-server';
import { temporaryFolder } from '@/tests/temp-folder';

/** A server and pages of another build: the previous one, the next one, and one that is rolled back. */

const folder = temporaryFolder();

const namesIn = (build: string) =>
  readdirSync(path.join(build, 'static'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:js|css|json)$/.test(name),
  );
const pathOf = (name: string) => (name.startsWith('search-index/') ? `/${name}` : `/_next/static/${name}`);

/** Files that one build has and the other does not. */
const filesOnlyIn = (build: string, other: string) => {
  const otherBuild = new Set(namesIn(other));
  return namesIn(build).filter((name) => !otherBuild.has(name));
};

// Scripts need no store, and a refused connection is not waited for.
const noStore = { DATABASE_URL: 'postgres://127.0.0.1:1/none' };
const start = (build: string, port?: number) => startServer({ build, port, env: { ...noStore, ASSETS_DIR: folder } });
const request = ({ url }: Server, pathname: string, more: Record<string, string> = {}, method = 'GET') =>
  sendRequest(url, { method, path: pathname, headers: { Host: 'www.facetry.example', ...more } });

describe('assets of other builds', () => {
  let server: Server;
  beforeAll(async () => {
    server = await start(plainBuild());
  });
  afterAll(() => server.kill());

  it('a server serves all assets of a build that is being rolled out', async () => {
    const names = filesOnlyIn(e2eBuild(), plainBuild());
    expect(names.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(1);
    expect((await request(server, pathOf(names[0]!))).status).toBe(404);
    await retainAssets(e2eBuild(), { folder, days: 7 });
    for (const name of names) {
      const response = await request(server, pathOf(name), { 'Accept-Encoding': 'gzip, br' });
      expect([response.status, response.headers['cache-control']], name).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
      expect(response.body.equals(readFileSync(path.join(e2eBuild(), 'static', name))), name).toBe(true);
    }
  });

  it('assets of other builds have the same headers as own assets', async () => {
    const [otherBuild, servedBuild] = [
      filesOnlyIn(e2eBuild(), plainBuild()),
      filesOnlyIn(plainBuild(), e2eBuild()),
    ].map((names) => names.find((name) => /chunks\/.*\.js$/.test(name))!);
    const shown = async (name: string, more: Record<string, string>, method?: string) => {
      const { status, headers } = await request(server, pathOf(name), more, method);
      const { date: _, etag, 'content-length': __, 'content-range': ___, ...rest } = headers;
      return { status, hasTag: etag?.startsWith('"'), ...rest };
    };
    for (const encoding of ['br, gzip', 'gzip', 'identity']) {
      const more = { 'Accept-Encoding': encoding };
      expect(await shown(otherBuild!, more), encoding).toEqual(await shown(servedBuild!, more));
      expect(await shown(otherBuild!, more, 'HEAD'), encoding).toEqual(await shown(servedBuild!, more, 'HEAD'));
    }
    const part = { Range: 'bytes=0-9' };
    expect(await shown(otherBuild!, part)).toEqual(await shown(servedBuild!, part));
    expect((await shown(otherBuild!, {}, 'POST')).status).toBe((await shown(servedBuild!, {}, 'POST')).status);
    const { etag } = (await request(server, pathOf(otherBuild!))).headers;
    expect((await request(server, pathOf(otherBuild!), { 'If-None-Match': etag! })).status).toBe(304);
  });

  it.each([
    '/_next/static/chunks/nothing.js',
    '/_next/static/',
    '/_next/static/chunks',
    '/_next/static/../../../../etc/passwd',
    '/_next/static/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/_next/static/%2e%2e/%2e%2e/build-record.json',
    '/_next/static/%252e%252e/build-record.json',
    '/_next/static/chunks/%00.js',
    '/_next/static/chunks/\\..\\..\\build-record.json',
    `/_next/static/${'a'.repeat(1900)}.js`,
    `/_next/static/${'a/'.repeat(900)}a.js`,
    '/search-index/..%2fbuild-record.json',
    '/search-index/nothing.0123456789.json',
    '/assets/fonts/..%2f..%2fbuild-record.json',
  ])('%s is not found among retained assets', async (pathname) => {
    const { status, headers, body } = await request(server, pathname);
    expect([400, 404, 308]).toContain(status);
    expect(headers['cache-control'] ?? '').not.toContain('immutable');
    expect(body.toString()).not.toMatch(/root:|SITE_URL/);
  });
});

describe('consecutive deploys', () => {
  it('consecutive builds serve each other’s assets, even after a rollback', async () => {
    const ownNames = {
      production: filesOnlyIn(plainBuild(), e2eBuild()),
      e2e: filesOnlyIn(e2eBuild(), plainBuild()),
    };
    const missing = async (server: Server, names: readonly string[]) => {
      const response = await Promise.all(names.map((name) => request(server, pathOf(name))));
      return names.filter((_, i) => response[i]!.status !== 200);
    };
    let port: number | undefined;
    for (const build of [plainBuild(), e2eBuild(), plainBuild()]) {
      const server = await start(build, port);
      port = server.port;
      expect(await missing(server, build === plainBuild() ? ownNames.production : ownNames.e2e)).toEqual([]);
      expect(await missing(server, build === plainBuild() ? ownNames.e2e : ownNames.production)).toEqual([]);
      await server.kill();
    }
  });
});

const disk = mountTmpfs();

describe.skipIf(!disk)('a server that cannot retain assets', () => {
  afterAll(() => disk!.unmount());

  it.each([
    ['on a full disk', () => disk!.fill(), 'ENOSPC'],
    ['on a read-only disk', () => disk!.allowWriting(false), 'EROFS'],
  ])('a server %s logs the error and keeps serving', async (_, breakDisk, code) => {
    breakDisk();
    const log: string[] = [];
    const server = await startServer({ log, env: { ...noStore, ASSETS_DIR: path.join(disk!.folder, 'assets') } });
    expect((await request(server, '/pricing')).status).toBe(200);
    expect((await request(server, '/_next/static/chunks/nothing.js')).status).toBe(404);
    await server.kill();
    expect(log.join('').match(/Cannot copy this build.s assets to ASSETS_DIR.*/g)).toEqual([
      `Cannot copy this build's assets to ASSETS_DIR; open pages of older builds may break: ${code}`,
    ]);
  });
});
