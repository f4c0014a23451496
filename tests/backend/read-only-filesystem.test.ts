import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyEmptyStore } from '../empty-store';
import { freePort } from '../free-port';
import {
  canMount,
  startOnReadOnlyFilesystem,
  type FilesystemState,
  type ReadOnlyServer,
} from '../read-only-filesystem';

const outside = mkdtempSync(path.join(tmpdir(), 'data-'));
beforeAll(() => copyEmptyStore(outside), 60_000);
afterAll(() => rmSync(outside, { recursive: true, force: true }));

const vote = async ({ url }: ReadOnlyServer) =>
  fetch(`${url}/api/site/helpful`, {
    method: 'POST',
    body: new URLSearchParams({ page: '/helps/first-profile', helpful: 'yes', filled_in: '9999' }),
  });

/** Finds the resources that a browser requests for a page, from its HTML. */
async function partsOf(url: string, page: string): Promise<string[]> {
  const html = await (await fetch(`${url}${page}`)).text();
  const script = /\/_next\/static\/[^"]+\.js/.exec(html)![0];
  const style = /\/_next\/static\/[^"]+\.css/.exec(html)![0];
  const shared = /property="og:image" content="([^"]+)"/.exec(html)![1]!;
  return [script, style, new URL(shared).pathname];
}

const cases: [kind: FilesystemState, what: string, dataFolder: string | undefined, hasTemporary: boolean][] = [
  ['read-only', 'and a writable data directory', outside, true],
  ['read-only', 'with data and temporary files on it', undefined, false],
  ['full', 'with data on it and a read-only temporary directory', undefined, false],
];

for (const [kind, what, dataFolder, hasTemporary] of cases) {
  describe.skipIf(!canMount(kind))(`npm start with its code on a ${kind} disk, ${what}`, () => {
    let server: ReadOnlyServer;
    beforeAll(async () => {
      server = await startOnReadOnlyFilesystem(kind, {
        port: await freePort(),
        hasTemporary,
        ...(dataFolder ? { dataFolder } : {}),
      });
    });

    it('npm start serves pages, searches, scripts, style sheets and images', async () => {
      const pages = ['/', '/pricing', '/zh/pricing', '/ru/blog', '/search?q=proxy', '/sitemap.xml', '/blog/rss.xml'];
      for (const path of [...pages, ...(await partsOf(server.url, '/pricing'))]) {
        const response = await fetch(`${server.url}${path}`);
        expect([path, response.status]).toEqual([path, 200]);
        expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(200);
      }
    });

    it('new Open Graph images are rendered', async () => {
      const [, , shared] = await partsOf(server.url, '/pre-sales');
      for (const _ of [1, 2]) expect((await fetch(`${server.url}${shared}`)).status).toBe(200);
    });

    it(dataFolder ? 'requests are stored' : 'writes are rejected and logged', async () => {
      expect((await vote(server)).status).toBe(dataFolder ? 200 : 503);
      const ready = await fetch(`${server.url}/readyz`);
      expect([ready.status, await ready.json()]).toEqual([
        200,
        {
          status: 'ok',
          descriptors: 'ok',
          ...(dataFolder ? { store: 'ok', disk: 'ok' } : { store: 'unavailable', disk: 'refuses writes' }),
        },
      ]);
      const code = kind === 'full' ? 'ENOSPC' : 'EROFS';
      // The record is a socket, which needs no space on a full disk.
      if (kind !== 'full') expect(server.output()).toContain('Cannot record that this build is being served');
      if (!dataFolder) {
        expect(server.output()).toContain(`no data will be stored: ${code}`);
        expect(server.output()).toContain(`The data directory is not writable: ${code}`);
      }
      expect(server.output()).not.toMatch(/Failed to/);
    });

    it('npm start exits with code 0 on SIGTERM', async () => {
      expect(await server.cleanup()).toBe(0);
    });
  });
}
