import { rmSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentIndex } from '@/lib/content/content-index';
import { allPaths } from '@/lib/pages/all-paths';
import { plainBuild } from '../builds';
import { startServer, type Server } from '../start-server';

/** Many new Open Graph images at once: requests that can be served after a short wait are served. */

let server: Server;
beforeAll(async () => {
  // Remove images of earlier runs.
  rmSync(path.join(plainBuild(), 'og-images'), { recursive: true, force: true });
  server = await startServer({ env: { RATE_LIMIT: 'off' } });
});
afterAll(() => server.kill());

const getImagePath = async (page: string): Promise<string | null> => {
  const response = await fetch(server.url + page, { redirect: 'manual' });
  if (response.status !== 200) return null;
  const image = load(await response.text())('meta[property="og:image"]').attr('content');
  return image ? new URL(image).pathname : null;
};

describe('Open Graph images under load', () => {
  it('64 concurrent first requests are served, or rejected after at least nine seconds', async () => {
    const images = new Set<string>();
    for (const page of allPaths(contentIndex())) {
      const image = await getImagePath(`/ru${page === '/' ? '' : page}`);
      if (image?.includes('/ru/')) images.add(image);
      if (images.size === 64) break;
    }
    expect(images.size).toBe(64);
    const responses = await Promise.all(
      [...images].map(async (image) => {
        const start = performance.now();
        const { status, headers } = await fetch(server.url + image);
        return { status, headers, waited: performance.now() - start };
      }),
    );
    for (const { status, headers, waited } of responses) {
      if (status === 200) continue;
      expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true]);
      expect(waited).toBeGreaterThan(9000);
    }
    expect(responses.some(({ status }) => status === 200)).toBe(true);
    // A retry succeeds.
    for (const [i, image] of [...images].entries()) {
      if (responses[i]!.status !== 200) expect((await fetch(server.url + image)).status).toBe(200);
    }
  });
});
