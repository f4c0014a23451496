import autocannon from 'autocannon';
import { buildWhenNeeded } from '@/scripts/build';
import { commandLine } from '@/scripts/command-line';
import { newId, payload, encryptText, type BeaconKey } from '../contract/beacon-envelope';
import { startPostgres } from '../start-postgres';
import { startServer, type Server } from '../start-server';

/** Beacons per second on each store. Only the ratios are meaningful. */

commandLine({
  usage: 'npm run bench:beacon',
  description:
    'Measures beacons per second on each store, as ratios to a route handler of the same app that does nothing, in one run with interleaved rounds.',
});

const rounds = 3;
const seconds = 5;
const connections = 16;
/** Batch sizes: the client's minimum and maximum. */
const batchSizes = [1, 20] as const;

type Round = { perSecond: number; p99: number };

async function load(options: autocannon.Options): Promise<Round> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { requests, latency, non2xx } = await autocannon({ ...options, connections, duration: seconds });
  if (non2xx > 0) throw new Error(`${non2xx} requests failed.`);
  return { perSecond: requests.average, p99: latency.p99 };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function beacons({ url }: Server, size: number): Promise<Round> {
  const key = ((await (await fetch(`${url}/api/beacon/key`)).json()) as { data: BeaconKey }).data;
  // Encrypted in advance, so that the client's work is not measured; each has unique events.
  const bodies = Array.from({ length: size === 1 ? 8000 : 3000 }, () =>
    JSON.stringify(encryptText(payload(Array.from({ length: size }, newId)), key)),
  );
  let next = 0;
  const setupRequest = (request: autocannon.Request) => ({ ...request, body: bodies[(next += 1) % bodies.length]! });
  const headers = { 'Content-Type': 'application/json' };
  return load({ url, requests: [{ method: 'POST', path: '/api/beacon', headers, setupRequest }] });
}

if ((await buildWhenNeeded()) !== 0) process.exit(1);
const postgres = await startPostgres();
const servers = {
  PGlite: await startServer({ env: { RATE_LIMIT: 'off' } }),
  PostgreSQL: await startServer({ env: { RATE_LIMIT: 'off', DATABASE_URL: await postgres.createDatabase('bench') } }),
};
try {
  for (const [store, server] of Object.entries(servers)) {
    const baselineRounds: Round[] = [];
    const beaconRounds: Record<number, Round[]> = { 1: [], 20: [] };
    await load({ url: `${server.url}/healthz` });
    for (let i = 0; i < rounds; i += 1) {
      baselineRounds.push(await load({ url: `${server.url}/healthz` }));
      for (const size of batchSizes) beaconRounds[size]!.push(await beacons(server, size));
    }
    const baseline = median(baselineRounds.map(({ perSecond }) => perSecond));
    const baselineP99 = median(baselineRounds.map(({ p99 }) => p99));
    console.log(`${store}: empty handler ${Math.round(baseline)} requests/s, p99 ${baselineP99} ms`);
    for (const size of batchSizes) {
      const perSecond = median(beaconRounds[size]!.map((round) => round.perSecond));
      const p99 = median(beaconRounds[size]!.map((round) => round.p99));
      console.log(
        `  beacons of ${size} event${size === 1 ? '' : 's'}: ${Math.round(perSecond)}/s = ${(perSecond / baseline).toFixed(2)} of the empty handler, p99 ${p99} ms`,
      );
    }
  }
} finally {
  await Promise.all(Object.values(servers).map(({ kill }) => kill()));
  await postgres.stop();
}
