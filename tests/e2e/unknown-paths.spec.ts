import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import * as fc from 'fast-check';
import { prefixedCodes } from '@/lib/i18n/locales';
import { plainBuild } from '../builds';
import { sometimes, streamOf } from '../arbitraries';
import { fullOnly } from '../sampling';
import { startServer } from '@/tests/start-server';
import { buildFiles } from './build-files';
import { forEachConcurrent, send } from './send-request';

/** Unknown paths must leave nothing behind: no files and no memory. */

const count = 10_000;

/** A mostly plausible, sometimes hostile path that is never one of the site's. */
const unknownPath = fc
  .tuple(
    sometimes(50, '', () => fc.constantFrom(...prefixedCodes, 'zh').map((code) => `/${code}`)),
    fc.constantFrom('', '/blog', '/blog-guides', '/helps', '/solutions', '/release', '/news-company', '/alternatives'),
    fc.noBias(fc.stringMatching(/^\/[0-9a-f]{12}$/)),
    fc.constantFrom('', '', '', '.php', '/x', '%20y', '?a=1', '%E0%A4', '%00', ';x', '.json', '%2e%2e%2f'),
  )
  .map((parts) => parts.join(''));

const residentMegabytes = (pid: number) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;
const fileCount = () => buildFiles(plainBuild()).length;

test(`${count} unknown paths respond with 404 or 400 and add no files or memory`, fullOnly, async () => {
  test.setTimeout(1_200_000);
  const server = await startServer();
  try {
    const statuses = new Map<number, number>();
    const paths = streamOf(unknownPath, 20_261);
    const request = (times: number) =>
      forEachConcurrent([...paths.take(times)], async (path) => {
        const { status } = await send(path, { port: server.port });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      });
    // A server needs about this many requests to reach its steady size.
    await request(2_000);
    const [filesBefore, memoryBefore] = [fileCount(), residentMegabytes(server.pid)];
    await request(count);
    const [filesAfter, memoryAfter] = [fileCount(), residentMegabytes(server.pid)];
    console.log(
      `resident memory ${memoryBefore.toFixed(0)} → ${memoryAfter.toFixed(0)} MB, files ${filesBefore} → ${filesAfter}`,
    );
    expect([...statuses.keys()].sort()).toEqual([400, 404]);
    expect(filesAfter).toBe(filesBefore);
    expect(memoryAfter).toBeLessThanOrEqual(memoryBefore * 1.3 + 50);
  } finally {
    server.stop();
  }
});
