import { rmSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentIndex } from '@/lib/content/content-index';
import { allPaths } from '@/lib/pages/all-paths';
import { plainBuild } from '../builds';
import { startServer, type Server } from '../start-server';

/** Many new share pictures at once: whoever can be served after a short wait is served. */

let server: Server;
beforeAll(async () => {
  // None is kept from an earlier run.
  rmSync(path.join(plainBuild(), 'share-pictures'), { recursive: true, force: true });
  server = await startServer({ env: { RATE_LIMIT: 'off' } });
});
afterAll(() => server.kill());

const pictureOf = async (page: string): Promise<string | null> => {
  const answer = await fetch(server.url + page, { redirect: 'manual' });
  if (answer.status !== 200) return null;
  const address = load(await answer.text())('meta[property="og:image"]').attr('content');
  return address ? new URL(address).pathname : null;
};

describe('pictures to share that nobody has asked for before', () => {
  it('are drawn for all of 64 who ask at once, or the wait has been ten seconds long', async () => {
    const addresses = new Set<string>();
    for (const page of allPaths(contentIndex())) {
      const address = await pictureOf(`/ru${page === '/' ? '' : page}`);
      if (address?.includes('/ru/')) addresses.add(address);
      if (addresses.size === 64) break;
    }
    expect(addresses.size).toBe(64);
    const answers = await Promise.all(
      [...addresses].map(async (address) => {
        const asked = performance.now();
        const { status, headers } = await fetch(server.url + address);
        return { status, headers, waited: performance.now() - asked };
      }),
    );
    for (const { status, headers, waited } of answers) {
      if (status === 200) continue;
      expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true]);
      expect(waited).toBeGreaterThan(9000);
    }
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    // Whoever comes back finds it.
    for (const [i, address] of [...addresses].entries()) {
      if (answers[i]!.status !== 200) expect((await fetch(server.url + address)).status).toBe(200);
    }
  });
});
