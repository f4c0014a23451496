import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSettings } from '@/scripts/build-settings';
import { buildsFolder } from '@/scripts/build-store';
import { newestBuild } from '@/scripts/resolve-build';
import { commandLine } from '@/scripts/command-line';
import { command } from '@/scripts/run';
import { startServer } from '../start-server';
import { idOf, collectionOf, writeArticles } from './many-articles';
import { PeakMemory, processorSeconds } from './peak-memory';

/** How the site grows with its articles. Times mean something as ratios within one run alone. */

const { values } = commandLine({
  call: 'npm run bench:scale',
  about:
    'Builds the site with 100, 1,000 and 10,000 more articles in five languages, serves each build, and prints what that takes.',
  options: { sizes: { type: 'string', about: 'other numbers of articles, with commas: 100,1000' } },
});
const sizes = (values.sizes ?? '100,1000,10000').split(',').map(Number);

/** So many pages are asked for before the server's memory is read, and so many times a median is of. */
const [touched, asked] = [1000, 101];

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
const residentOf = (pid: number) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) * 1024;

const bytesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);

async function timeOf(url: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}.`);
  return performance.now() - begun;
}

async function timesOf(urls: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const url of urls) times.push(await timeOf(url));
  return median(times);
}

const again = (url: string) => Array.from({ length: asked }, () => url);
const articlePathOf = (nth: number) => `/${collectionOf(nth)}/${idOf(nth)}`;

async function measure(size: number) {
  const root = mkdtempSync(path.join(tmpdir(), 'many-articles-'));
  writeArticles(root, size);
  process.env.EXTRA_CONTENT = root;
  try {
    const [begun, worked] = [performance.now(), processorSeconds()];
    // A process of its own: where articles are read from is settled when a process starts.
    const build = spawn(process.execPath, command('build'), { stdio: 'inherit' });
    const memory = new PeakMemory(build.pid!);
    const [code] = (await once(build, 'exit')) as [number | null];
    if (code !== 0) throw new Error('The build failed.');
    const seconds = (performance.now() - begun) / 1000;
    const work = processorSeconds() - worked;
    const peak = memory.end();
    const { folder } = newestBuild(buildsFolder, buildSettings(process.env))!;
    const server = await startServer({ build: folder, env: { RATE_LIMIT: 'off' } });
    try {
      const at = (paths: readonly string[]) => paths.map((one) => server.url + one);
      const older = Array.from({ length: Math.min(asked, size) }, (_, i) => articlePathOf(size - 1 - i));
      const sitemap = `${server.url}/en-US-sitemap.xml`;
      const addresses = (await (await fetch(sitemap)).text()).split('<url>').length - 1;
      const sitemapTime = await timesOf(again(sitemap));
      const row = {
        articles: size,
        'build, s': Math.round(seconds),
        'of the processor, s': Math.round(work),
        'peak, MB': megabytes(peak),
        'build folder, MB': megabytes(bytesIn(folder)),
        'sitemap, ms': sitemapTime,
        'sitemap for 1,000 of its addresses, ms': (sitemapTime / addresses) * 1000,
        'list, ms': await timesOf(again(`${server.url}/ru/blog/page/3`)),
        'article, ms': await timesOf(again(server.url + articlePathOf(1))),
        'oldest, first, ms': await timesOf(at(older)),
        'oldest, again, ms': await timesOf(at(older)),
        'search, ms': await timesOf(again(`${server.url}/search?q=profile`)),
      };
      const every = Math.max(1, Math.floor(size / touched));
      const many = Array.from({ length: touched }, (_, i) => articlePathOf((i * every) % size));
      for (const url of at(many)) await timeOf(url);
      return { ...row, 'server, MB': megabytes(residentOf(server.pid)) };
    } finally {
      server.stop();
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

type Row = Awaited<ReturnType<typeof measure>>;

/** A row of the table; times beside their ratio to those of the first. */
const shown = (row: Row, first: Row) =>
  Object.entries(row).map(([name, value]) =>
    name.endsWith(', ms') ? `${value.toFixed(1)} (${(value / first[name as keyof Row]).toFixed(2)})` : String(value),
  );

const rows: Row[] = [];
for (const size of sizes) {
  rows.push(await measure(size));
  // The whole table each time: a run of an hour may not come to its end.
  const names = Object.keys(rows[0]!);
  console.log(`\n| ${names.join(' | ')} |\n|${' --- |'.repeat(names.length)}`);
  for (const row of rows) console.log(`| ${shown(row, rows[0]!).join(' | ')} |`);
}
