import autocannon from 'autocannon';
import { sql } from 'drizzle-orm';
import { openStore } from '@/lib/api/store/store';
import { buildWhenNeeded } from '@/scripts/build';
import { commandLine } from '@/scripts/command-line';
import { copyEmptyStore } from '../empty-store';
import { freePort } from '../free-port';
import { dataFolder, startServer } from '../start-server';

/** Response times of short links beside those of a static page, and the memory of many links. */

commandLine({
  usage: 'npm run bench:short-links',
  description:
    'Measures clicks on one of 100,000 short links, beside a static page, and how long the links take to load.',
});

const links = 100_000;
const rounds = 3;
const seconds = 5;

if ((await buildWhenNeeded()) !== 0) process.exit(1);
const port = await freePort();
await copyEmptyStore(dataFolder(port));
const store = await openStore({ databaseUrl: undefined, folder: dataFolder(port) });
await store.db.execute(sql`insert into short_links (slug, target, locale, utm_source, title, created_by, updated_by)
  select 'link-' || i, '/pricing?plan=team', 'ru', 'flyer', 'Link ' || i, 'bench', 'bench'
  from generate_series(1, ${sql.raw(String(links))}) as i`);
await store.close();

const started = performance.now();
const server = await startServer({ port, env: { RATE_LIMIT: 'off' } });
console.log(`Start with ${links} links: ${((performance.now() - started) / 1000).toFixed(1)} s`);
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const headers = { 'User-Agent': userAgent };

async function measure(path: string): Promise<string> {
  const { latency, requests, non2xx } = await autocannon({
    ...{ url: server.url + path, connections: 4, duration: seconds, headers },
  });
  return `${latency.p50} ms at 50 %, ${latency.p97_5} ms at 97.5 %, ${Math.round(requests.average)}/s, ${non2xx} redirects`;
}
for (let round = 0; round < rounds; round += 1) {
  for (const path of ['/ru/pricing', `/go/link-${links / 2}`, '/go/nothing'])
    console.log(`${path}: ${await measure(path)}`);
}
const one = performance.now();
for (let i = 0; i < 200; i += 1) await fetch(`${server.url}/go/link-${i + 1}`, { redirect: 'manual', headers });
console.log(`200 clicks one after the other: ${((performance.now() - one) / 200).toFixed(2)} ms each`);
await server.shutDown();
