import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putEmptyStore } from '../empty-store';
import { freePort } from '../free-port';
import { canBe, startUnwritable, type Unwritable, type Unwriting } from '../unwritable-code';

const outside = mkdtempSync(path.join(tmpdir(), 'data-'));
beforeAll(() => putEmptyStore(outside), 60_000);
afterAll(() => rmSync(outside, { recursive: true, force: true }));

const vote = async ({ url }: Unwriting) =>
  fetch(`${url}/api/site/helpful`, {
    method: 'POST',
    body: new URLSearchParams({ page: '/helps/first-profile', helpful: 'yes', filled_in: '9999' }),
  });

/** What a visitor's browser asks for besides a page, by the page's own HTML. */
async function partsOf(url: string, page: string): Promise<string[]> {
  const html = await (await fetch(`${url}${page}`)).text();
  const script = /\/_next\/static\/[^"]+\.js/.exec(html)![0];
  const style = /\/_next\/static\/[^"]+\.css/.exec(html)![0];
  const shared = /property="og:image" content="([^"]+)"/.exec(html)![1]!;
  return [script, style, new URL(shared).pathname];
}

const cases: [kind: Unwritable, what: string, dataFolder: string | undefined, hasTemporary: boolean][] = [
  ['read-only', 'and data elsewhere', outside, true],
  ['read-only', 'with data and temporary files on it as well', undefined, false],
  ['full', 'with data on it as well, and temporary files on one that is read-only', undefined, false],
];

for (const [kind, what, dataFolder, hasTemporary] of cases) {
  describe.skipIf(!canBe(kind))(`npm start with its code on a ${kind} disk, ${what}`, () => {
    let server: Unwriting;
    beforeAll(async () => {
      server = await startUnwritable(kind, {
        ...{ port: await freePort(), hasTemporary },
        ...(dataFolder ? { dataFolder } : {}),
      });
    });

    it('serves pages, searches, scripts, style sheets and pictures whole', async () => {
      const pages = ['/', '/pricing', '/zh/pricing', '/ru/blog', '/search?q=proxy', '/sitemap.xml', '/blog/rss.xml'];
      for (const address of [...pages, ...(await partsOf(server.url, '/pricing'))]) {
        const answer = await fetch(`${server.url}${address}`);
        expect([address, answer.status]).toEqual([address, 200]);
        expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(200);
      }
    });

    it('draws pictures to share that nobody has asked for yet', async () => {
      const [, , shared] = await partsOf(server.url, '/pre-sales');
      for (const _ of [1, 2]) expect((await fetch(`${server.url}${shared}`)).status).toBe(200);
    });

    it(dataFolder ? 'stores what it is sent' : 'refuses what it cannot store, and says why', async () => {
      expect((await vote(server)).status).toBe(dataFolder ? 200 : 503);
      const ready = await fetch(`${server.url}/readyz`);
      expect([ready.status, await ready.json()]).toEqual([
        200,
        {
          ...{ status: 'ok', descriptors: 'ok' },
          ...(dataFolder ? { store: 'ok', disk: 'ok' } : { store: 'unavailable', disk: 'refuses writes' }),
        },
      ]);
      const code = kind === 'full' ? 'ENOSPC' : 'EROFS';
      expect(server.said()).toContain(`That this build is served cannot be noted`);
      if (!dataFolder) {
        expect(server.said()).toContain(`so nothing is stored until it can: ${code}`);
        expect(server.said()).toContain(`The disk of the data folder refuses writes: ${code}`);
      }
      expect(server.said()).not.toMatch(/Failed to/);
    });

    it('ends with code 0 when it is told to stop', async () => {
      expect(await server.end()).toBe(0);
    });
  });
}
