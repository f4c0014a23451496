import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { prefixedCodes } from '@/lib/i18n/locales';
import { plainBuild } from '../builds';
import { fullOnly } from '../sampling';
import { startServer } from '@/tests/start-server';
import { buildFiles } from './build-files';
import { each, send } from './send';

/** Unknown paths must leave nothing behind: no files and no memory. */

const count = 10_000;

const roots = ['', '/blog', '/blog-guides', '/helps', '/solutions', '/release', '/news-company', '/alternatives'];
const pick = <T>(items: readonly T[]) => items[Math.floor(Math.random() * items.length)]!;

/** Generates a mostly plausible, sometimes hostile path that is never one of the site's. */
function unknownPath(): string {
  const name = randomBytes(6).toString('hex');
  const prefix = Math.random() < 0.5 ? '' : `/${pick([...prefixedCodes, 'zh'])}`;
  const suffix = pick(['', '', '', '.php', '/x', '%20y', '?a=1', '%E0%A4', '%00', ';x', '.json', '%2e%2e%2f']);
  return `${prefix}${pick(roots)}/${name}${suffix}`;
}

const residentMegabytes = (pid: number) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;
const fileCount = () => buildFiles(plainBuild()).length;

test(`${count} unknown paths respond with 404 or 400 and add no files or memory`, fullOnly, async () => {
  test.setTimeout(1_200_000);
  const server = await startServer();
  try {
    const statuses = new Map<number, number>();
    const request = (paths: readonly string[]) =>
      each(paths, async (path) => {
        const { status } = await send(path, { port: server.port });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      });
    // A server needs about this many requests to reach its steady size.
    await request(Array.from({ length: 2_000 }, unknownPath));
    const [filesBefore, memoryBefore] = [fileCount(), residentMegabytes(server.pid)];
    await request(Array.from({ length: count }, unknownPath));
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
