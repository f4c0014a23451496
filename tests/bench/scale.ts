import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSettings } from '@/scripts/build-settings';
import { buildsFolder } from '@/scripts/build-store';
import { findNewestBuild } from '@/scripts/resolve-build';
import { commandLine } from '@/scripts/command-line';
import { cliArgs } from '@/scripts/run';
import { startServer } from '../start-server';
import { articleId, collectionOf, writeArticles } from './generate-articles';
import { PeakMemory, cpuSeconds } from './peak-memory';

/** Scaling of the site with its number of articles. Times are meaningful only as ratios within one run. */

const { values } = commandLine({
  usage: 'npm run bench:scale',
  description:
    'Builds the site with 100, 1,000 and 10,000 more articles in five languages, serves each build, and prints times, memory and sizes (docs/scale.md).',
  options: { sizes: { type: 'string', description: 'comma-separated numbers of articles, such as 100,1000' } },
});
const sizes = (values.sizes ?? '100,1000,10000').split(',').map(Number);

/** Number of pages requested before the server's memory is read, and number of samples per median. */
const [warmUpRequests, sampleCount] = [1000, 101];

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
const residentOf = (pid: number) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) * 1024;

const bytesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);

async function timeOf(url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} responded with status ${response.status}.`);
  return performance.now() - start;
}

async function timesOf(urls: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const url of urls) times.push(await timeOf(url));
  return median(times);
}

const repeat = (url: string) => Array.from({ length: sampleCount }, () => url);
const articlePathOf = (index: number) => `/${collectionOf(index)}/${articleId(index)}`;

async function measure(size: number) {
  const root = mkdtempSync(path.join(tmpdir(), 'many-articles-'));
  writeArticles(root, size);
  process.env.EXTRA_CONTENT = root;
  try {
    const [start, cpuStart] = [performance.now(), cpuSeconds()];
    // In a separate process: the content folder is resolved at process start.
    const build = spawn(process.execPath, cliArgs('build'), { stdio: 'inherit' });
    const memory = new PeakMemory(build.pid!);
    const [code] = (await once(build, 'exit')) as [number | null];
    if (code !== 0) throw new Error('The build failed.');
    const seconds = (performance.now() - start) / 1000;
    const cpuTime = cpuSeconds() - cpuStart;
    const peak = memory.stop();
    const { folder } = findNewestBuild(buildsFolder, buildSettings(process.env))!;
    const server = await startServer({ build: folder, env: { RATE_LIMIT: 'off' } });
    try {
      const toUrls = (paths: readonly string[]) => paths.map((path) => server.url + path);
      const oldest = Array.from({ length: Math.min(sampleCount, size) }, (_, i) => articlePathOf(size - 1 - i));
      const sitemap = `${server.url}/en-US-sitemap.xml`;
      const urlCount = (await (await fetch(sitemap)).text()).split('<url>').length - 1;
      const sitemapTime = await timesOf(repeat(sitemap));
      const row = {
        articles: size,
        'build, s': Math.round(seconds),
        'CPU, s': Math.round(cpuTime),
        'peak, MB': megabytes(peak),
        'build folder, MB': megabytes(bytesIn(folder)),
        'sitemap, ms': sitemapTime,
        'sitemap per 1,000 URLs, ms': (sitemapTime / urlCount) * 1000,
        'list, ms': await timesOf(repeat(`${server.url}/ru/blog/page/3`)),
        'article, ms': await timesOf(repeat(server.url + articlePathOf(1))),
        'oldest, first request, ms': await timesOf(toUrls(oldest)),
        'oldest, second request, ms': await timesOf(toUrls(oldest)),
        'search, ms': await timesOf(repeat(`${server.url}/search?q=profile`)),
      };
      const step = Math.max(1, Math.floor(size / warmUpRequests));
      const many = Array.from({ length: warmUpRequests }, (_, i) => articlePathOf((i * step) % size));
      for (const url of toUrls(many)) await timeOf(url);
      return { ...row, 'server, MB': megabytes(residentOf(server.pid)) };
    } finally {
      server.stop();
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

type Row = Awaited<ReturnType<typeof measure>>;

/** Formats a row of the table; times are followed by their ratio to the first row. */
const formatted = (row: Row, first: Row) =>
  Object.entries(row).map(([name, value]) =>
    name.endsWith(', ms') ? `${value.toFixed(1)} (${(value / first[name as keyof Row]).toFixed(2)})` : String(value),
  );

const rows: Row[] = [];
for (const size of sizes) {
  rows.push(await measure(size));
  // Print the whole table each time: a run of an hour may be aborted.
  const names = Object.keys(rows[0]!);
  console.log(`\n| ${names.join(' | ')} |\n|${' --- |'.repeat(names.length)}`);
  for (const row of rows) console.log(`| ${formatted(row, rows[0]!).join(' | ')} |`);
}
