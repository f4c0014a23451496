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

/** Only the ratios and sizes mean something. */

commandLine({
  call: 'npm run bench:search',
  about:
    'Measures how long searches take, as a ratio to a page that is a file, in one run with interleaved rounds; and what the index weighs.',
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

/** What a browser loads for a query that is its first. */
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

console.log('The index of each language, compressed: all of it, its parts, and what the first query loads (median):');
const files = readdirSync(path.join(build, 'static/search-index'));
for (const locale of localeCodes) {
  const own = files.filter((name) => name.startsWith(`${locale}-`));
  const all = own.reduce((sum, name) => sum + sizeOf(path.join(build, 'static/search-index', name)), 0);
  const asked = queries.filter((one) => one.locale === locale);
  const loads: number[] = [];
  for (const { query } of asked) loads.push(await loadedFor(query, locale));
  console.log(`  ${locale}: ${kilobytes(all)} in ${own.length} parts, ${kilobytes(median(loads))}`);
}

const server = await startServer({ env: { RATE_LIMIT: 'off' } });
/** The answer's time in milliseconds that 95 of a hundred keep. */
async function slowest(paths: readonly string[]): Promise<number> {
  const requests = paths.map((one) => ({ path: one }));
  const { latency, non2xx } = await autocannon({ url: server.url, requests, connections, duration: seconds });
  if (non2xx > 0) throw new Error(`${non2xx} requests were refused.`);
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
  const unasked = ['/ru/search'];
  for (const paths of [page, searches, english, unasked]) await slowest(paths);
  const measured = {
    page,
    'the search’s page without a query': unasked,
    'Russian searches': searches,
    'English searches': english,
  };
  const times = Object.fromEntries(Object.keys(measured).map((name) => [name, [] as number[]]));
  for (let i = 0; i < rounds; i += 1) {
    for (const [name, paths] of Object.entries(measured)) times[name]!.push(await slowest(paths));
  }
  const floor = median(times.page!);
  console.log(
    `\nThe time that 97.5 of a hundred answers keep, as a ratio to a page (${floor} ms; Node ${process.version}):`,
  );
  for (const [name, own] of Object.entries(times))
    console.log(`  ${name}: ${(median(own) / Math.max(1, floor)).toFixed(1)}`);
} finally {
  await server.kill();
}
