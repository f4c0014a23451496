import { readdirSync, readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { buildWhenNeeded } from '@/scripts/build';
import { commandLine } from '@/scripts/command-line';
import { newId, payload, sealText, type BeaconKey } from '../contract/seal';
import { builtAddresses } from '../nginx/nginx-and-site';
import { startServer, type Server } from '../start-server';

/** Whether the site stays as it is when half of what it can answer comes for long. */

const { values } = commandLine({
  call: 'npm run bench:soak',
  about:
    'Measures how many requests the site can answer, sends half as many for half an hour, and prints how its memory, its open files and its answers change with time.',
  options: { minutes: { type: 'string', about: 'how long: 30 if not said' } },
});
const minutes = Number(values.minutes ?? 30);

const connections = 16;
/** Seconds between two looks at the server. */
const interval = 10;
/** What a server keeps fills up in the first third. */
const warm = minutes / 3;

type Sample = { minute: number; megabytes: number; descriptors: number };

function look({ pid }: Server, begun: number): Sample {
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);
  const minute = (performance.now() - begun) / 60_000;
  return { minute, megabytes: kilobytes / 1024, descriptors: readdirSync(`/proc/${pid}/fd`).length };
}

/** How much a value grows in an hour, by least squares. */
function slopeOf(samples: readonly Sample[], value: 'megabytes' | 'descriptors'): number {
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
  const [x, y] = [mean(samples.map((one) => one.minute)), mean(samples.map((one) => one[value]))];
  const rise = samples.reduce((sum, one) => sum + (one.minute - x) * (one[value] - y), 0);
  return (rise / samples.reduce((sum, one) => sum + (one.minute - x) ** 2, 0)) * 60;
}

/** Every tenth page of the build, pages by the visitor's language, what is moved or not there, searches, calls, events. */
async function requestsFor({ url }: Server): Promise<autocannon.Request[]> {
  const key = ((await (await fetch(`${url}/api/beacon/key`)).json()) as { data: BeaconKey }).data;
  const events = () => JSON.stringify(sealText(payload([newId(), newId(), newId()]), key));
  const beacon: autocannon.Request = {
    method: 'POST',
    path: '/api/beacon',
    headers: { 'Content-Type': 'application/json' },
    setupRequest: (request) => ({ ...request, body: events() }),
  };
  const others: autocannon.Request[] = [
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
  const pages = builtAddresses().filter((_, i) => i % 10 === 0);
  return pages.flatMap((path, i) => [{ path }, ...(i % 3 === 0 ? [others[(i / 3) % others.length]!] : [])]);
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
  console.log(`The site answers ${Math.round(capacity)} requests/s; ${Math.round(capacity / 2)}/s come from now on.`);
  const samples: Sample[] = [];
  const begun = performance.now();
  const looking = setInterval(() => samples.push(look(server, begun)), interval * 1000);
  const told = await autocannon({ ...load, overallRate: Math.round(capacity / 2), duration: minutes * 60 });
  clearInterval(looking);
  const third = (nth: number) => samples[Math.floor(((samples.length - 1) * nth) / 3)]!;
  for (const nth of [0, 1, 2, 3]) {
    const { minute, megabytes, descriptors } = third(nth);
    console.log(`minute ${minute.toFixed(1)}: ${Math.round(megabytes)} MB, ${descriptors} open files`);
  }
  const later = samples.filter(({ minute }) => minute >= warm);
  console.log(
    `From minute ${warm.toFixed(0)}: ${slopeOf(later, 'megabytes').toFixed(1)} MB and ${slopeOf(later, 'descriptors').toFixed(1)} open files an hour.`,
  );
  console.log(
    `${told.requests.total} requests: ${told['5xx']} answers of 500 and above, ${told.errors} without an answer; slowest of a hundred ${told.latency.p99} ms.`,
  );
} finally {
  await server.kill();
}
