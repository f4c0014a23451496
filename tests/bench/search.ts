import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { search } from '@/lib/search/search';
import { buildWhenNeeded } from '@/scripts/build';
import { commandLine } from '@/scripts/command-line';
import queries from '../fixtures/search-queries.json';
import { plainBuild } from '../builds';
import { startServer } from '../start-server';

/** Response times of searches, and sizes of the index. Only the ratios and sizes are meaningful. */

commandLine({
  usage: 'npm run bench:search',
  description:
    'Measures search times as ratios to a static page, in one run with interleaved rounds, and the size of the index.',
});

const rounds = 5;
const seconds = 4;
const connections = 4;

if ((await buildWhenNeeded()) !== 0) process.exit(1);
const build = plainBuild();

const sizeOf = (file: string) => gzipSync(readFileSync(file)).length;
const folderOf = (name: string) => path.join(build, name.includes('.') ? 'static/search-index' : 'search-index');
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Bytes that a browser loads for its first query. */
async function loadedFor(query: string, locale: LocaleCode): Promise<number> {
  const read = new Map<string, number>();
  await search(
    {
      read: async (name) => {
        const file = path.join(folderOf(name), `${name}.json`);
        read.set(name, sizeOf(file));
        return JSON.parse(readFileSync(file, 'utf8')) as unknown;
      },
    },
    query,
    { locale, limit: 8 },
  );
  return [...read.values()].reduce((sum, bytes) => sum + bytes, 0);
}

console.log('Compressed index per language: total, shards, and bytes loaded by the first query (median):');
const files = readdirSync(path.join(build, 'static/search-index'));
for (const locale of localeCodes) {
  const shardFiles = files.filter((name) => name.startsWith(`${locale}-`));
  const all = shardFiles.reduce((sum, name) => sum + sizeOf(path.join(build, 'static/search-index', name)), 0);
  const ownQueries = queries.filter((query) => query.locale === locale);
  const loads: number[] = [];
  for (const { query } of ownQueries) loads.push(await loadedFor(query, locale));
  console.log(`  ${locale}: ${kilobytes(all)} in ${shardFiles.length} shards, ${kilobytes(median(loads))}`);
}

const server = await startServer({ env: { RATE_LIMIT: 'off' } });
/** Returns the 97.5th percentile of the response times, in ms. */
async function percentile(paths: readonly string[]): Promise<number> {
  const requests = paths.map((path) => ({ path }));
  const { latency, non2xx } = await autocannon({ url: server.url, requests, connections, duration: seconds });
  if (non2xx > 0) throw new Error(`${non2xx} requests failed.`);
  return latency.p97_5;
}

try {
  const page = ['/ru/pricing'];
  const searches = queries
    .filter(({ locale }) => locale === 'ru')
    .map(({ query }) => `/ru/search?q=${encodeURIComponent(query)}`);
  const english = queries
    .filter(({ locale }) => locale === 'en')
    .map(({ query }) => `/search?q=${encodeURIComponent(query)}`);
  const withoutQuery = ['/ru/search'];
  for (const paths of [page, searches, english, withoutQuery]) await percentile(paths);
  const measured = {
    page,
    'search page without a query': withoutQuery,
    'Russian searches': searches,
    'English searches': english,
  };
  const times = Object.fromEntries(Object.keys(measured).map((name) => [name, [] as number[]]));
  for (let i = 0; i < rounds; i += 1) {
    for (const [name, paths] of Object.entries(measured)) times[name]!.push(await percentile(paths));
  }
  const baseline = median(times.page!);
  console.log(
    `\n97.5th percentile of the response times, as ratios to a page (${baseline} ms; Node ${process.version}):`,
  );
  for (const [name, latencies] of Object.entries(times))
    console.log(`  ${name}: ${(median(latencies) / Math.max(1, baseline)).toFixed(1)}`);
} finally {
  await server.kill();
}
