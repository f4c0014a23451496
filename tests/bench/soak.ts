import { readdirSync, readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { buildWhenNeeded } from '@/scripts/build';
import { commandLine } from '@/scripts/command-line';
import { newId, payload, encryptText, type BeaconKey } from '../contract/beacon-envelope';
import { builtPaths } from '../nginx/nginx-and-site';
import { startServer, type Server } from '../start-server';

/** Stability of the site under half of its maximum load for a long time. */

const { values } = commandLine({
  usage: 'npm run bench:soak',
  description:
    'Measures the maximum request rate of the site, sends half of it for half an hour, and prints memory, open files and errors over time.',
  options: { minutes: { type: 'string', description: 'duration; 30 by default' } },
});
const minutes = Number(values.minutes ?? 30);

const connections = 16;
/** Seconds between two samples. */
const interval = 10;
/** Caches fill up during the first third. */
const warmUpMinutes = minutes / 3;

type Sample = { minute: number; megabytes: number; descriptors: number };

function takeSample({ pid }: Server, start: number): Sample {
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);
  const minute = (performance.now() - start) / 60_000;
  return { minute, megabytes: kilobytes / 1024, descriptors: readdirSync(`/proc/${pid}/fd`).length };
}

/** Growth of a value per hour, by least squares. */
function slopePerHour(samples: readonly Sample[], value: 'megabytes' | 'descriptors'): number {
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [x, y] = [mean(samples.map((sample) => sample.minute)), mean(samples.map((sample) => sample[value]))];
  const covariance = samples.reduce((sum, sample) => sum + (sample.minute - x) * (sample[value] - y), 0);
  return (covariance / samples.reduce((sum, sample) => sum + (sample.minute - x) ** 2, 0)) * 60;
}

/** Every tenth built page, negotiated pages, redirects, not-found pages, searches, API requests and events. */
async function requestsFor({ url }: Server): Promise<autocannon.Request[]> {
  const key = ((await (await fetch(`${url}/api/beacon/key`)).json()) as { data: BeaconKey }).data;
  const events = () => JSON.stringify(encryptText(payload([newId(), newId(), newId()]), key));
  const beacon: autocannon.Request = {
    method: 'POST',
    path: '/api/beacon',
    headers: { 'Content-Type': 'application/json' },
    setupRequest: (request) => ({ ...request, body: events() }),
  };
  const extraRequests: autocannon.Request[] = [
    { path: '/', headers: { 'Accept-Language': 'zh-CN,zh;q=0.9' } },
    { path: '/pricing', headers: { 'Accept-Language': 'en-US,en' } },
    { path: '/pricing?utm_source=x&ref=abc' },
    { path: '/ru/nothing-here' },
    { path: '/en/pricing' },
    { path: '/ru/pricing', headers: { RSC: '1' } },
    { path: '/api/site/settings' },
    { path: '/search?q=proxy' },
    beacon,
  ];
  const pages = builtPaths().filter((_, i) => i % 10 === 0);
  return pages.flatMap((path, i) => [
    { path },
    ...(i % 3 === 0 ? [extraRequests[(i / 3) % extraRequests.length]!] : []),
  ]);
}

if ((await buildWhenNeeded()) !== 0) process.exit(1);
const server = await startServer({ env: { RATE_LIMIT: 'off' } });
try {
  const load = {
    url: server.url,
    connections,
    headers: { 'Accept-Encoding': 'br, gzip' },
    requests: await requestsFor(server),
  };
  await autocannon({ ...load, duration: 10 });
  const capacity = (await autocannon({ ...load, duration: 20 })).requests.average;
  console.log(
    `The site handles ${Math.round(capacity)} requests/s; sending ${Math.round(capacity / 2)}/s from now on.`,
  );
  const samples: Sample[] = [];
  const start = performance.now();
  const timer = setInterval(() => samples.push(takeSample(server, start)), interval * 1000);
  const result = await autocannon({ ...load, overallRate: Math.round(capacity / 2), duration: minutes * 60 });
  clearInterval(timer);
  const sampleAt = (third: number) => samples[Math.floor(((samples.length - 1) * third) / 3)]!;
  for (const third of [0, 1, 2, 3]) {
    const { minute, megabytes, descriptors } = sampleAt(third);
    console.log(`minute ${minute.toFixed(1)}: ${Math.round(megabytes)} MB, ${descriptors} open files`);
  }
  const warmSamples = samples.filter(({ minute }) => minute >= warmUpMinutes);
  console.log(
    `From minute ${warmUpMinutes.toFixed(0)}: ${slopePerHour(warmSamples, 'megabytes').toFixed(1)} MB and ${slopePerHour(warmSamples, 'descriptors').toFixed(1)} open files per hour.`,
  );
  console.log(
    `${result.requests.total} requests: ${result['5xx']} responses with 5xx, ${result.errors} without a response; p99 ${result.latency.p99} ms.`,
  );
} finally {
  await server.kill();
}
