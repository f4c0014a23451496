import { readdirSync, readFileSync } from 'node:fs';
import net from 'node:net';
import { commandLine } from '@/scripts/command-line';
import { buildWhenNeeded } from '@/scripts/build';
import { startServer, type Server } from '../start-server';

/** Slowdown of pages for an ordinary visitor during attacks: percentiles with and without, in one run. */

const { values } = commandLine({
  usage: 'npm run bench:attack',
  description:
    'Measures the page load times of an ordinary visitor during each attack, as ratios to those without one.',
  options: { seconds: { type: 'string', description: 'duration of each attack', default: '60' } },
});
const seconds = Number(values.seconds);

/** Requests of the ordinary visitor, one every 50 ms. */
const visitorPaths = ['/pricing', '/ru/pricing', '/api/site/settings', '/zh/blog', '/no-such-page'];
const interval = 50;
/** Attacks per second. */
const rate = 2;

const host = 'Host: localhost';
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends bytes and reads the response until the server closes, or for ten seconds. */
function send(port: number, text: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = net.connect(port, 'localhost').on('error', () => {});
    socket.once('close', () => resolve()).setTimeout(10_000, () => socket.destroy());
    socket.resume().write(text);
  });
}

/** Connections whose responses are never read; the server has to close them. */
const unread: net.Socket[] = [];
function sendUnread(port: number, text: string): void {
  const socket = net.connect(port, 'localhost').on('error', () => {});
  socket.write(text);
  unread.push(socket);
}

const get = (path: string, ...header: string[]) => `${[`GET ${path} HTTP/1.1`, host, ...header].join('\r\n')}\r\n\r\n`;
const close = 'Connection: close';

function messageRequest(content: string): string {
  const body = JSON.stringify({ page: '/pricing', locale: 'en', content });
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  return `POST /api/site/message HTTP/1.1\r\n${host}\r\nContent-Type: application/json\r\n${length}\r\n${close}\r\n\r\n${body}`;
}

const search = `/search?q=${['proxi', 'browsr', 'profle', 'acount', 'syncronizer', 'automtion', 'fingerprnt', 'teamwrk']
  .flatMap((word) => [word, `${word}z`])
  .join('+')}`;

/** Attacks by name; each is sent `rate` times per second. */
const attacks: Record<string, (port: number) => unknown> = {
  'one long header': (port) => send(port, get('/api/site/settings', `User-Agent: ${'a'.repeat(15_000)}`, close)),
  'unfinished Upgrade': (port) => sendUnread(port, get('/pricing', 'Connection: Upgrade', 'Upgrade: websocket')),
  'a form text of 60 KB': (port) => send(port, messageRequest('e\u0301'.repeat(20_000))),
  'responses that are never read': (port) => sendUnread(port, get('/pricing').repeat(30)),
  'a body of 4 MB': (port) =>
    send(
      port,
      `POST /api/beacon HTTP/1.1\r\n${host}\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n${'a'.repeat(4_000_000)}`,
    ),
  'a search for sixteen misspelled words': (port) => send(port, get(search, close)),
};

async function visit(url: string, until: number): Promise<number[]> {
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  for (let n = 0; performance.now() < until; n += 1) {
    const since = performance.now();
    const loaded = fetch(url + visitorPaths[n % visitorPaths.length]!, { headers: { 'Accept-Encoding': 'br' } });
    pending.push(
      loaded.then((response) => response.arrayBuffer()).then(() => void times.push(performance.now() - since)),
    );
    await wait(interval);
  }
  await Promise.all(pending);
  return times.toSorted((a, b) => a - b);
}

const percentile = (sorted: readonly number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)]!;
const megabytes = ({ pid }: Server) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
const descriptors = ({ pid }: Server) => readdirSync(`/proc/${pid}/fd`).length;

async function measure(server: Server, attack: ((port: number) => unknown) | null): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  const attacking = attack && setInterval(() => void attack(server.port), 1000 / rate);
  const times = await visit(server.url, until);
  if (attacking) clearInterval(attacking);
  return times;
}

if ((await buildWhenNeeded('partial')) !== 0) process.exit(1);
const server = await startServer({ env: { RATE_LIMIT: 'off' } });
try {
  await fetch(`${server.url}/search?q=proxy`);
  await visit(server.url, performance.now() + 10_000);
  const [memory, files] = [megabytes(server), descriptors(server)];
  const baselineTimes = await measure(server, null);
  const baseline = percentile(baselineTimes, 0.99);
  console.log(`without an attack: p50 ${percentile(baselineTimes, 0.5).toFixed(1)} ms, p99 ${baseline.toFixed(1)} ms`);
  for (const [name, attack] of Object.entries(attacks)) {
    const times = await measure(server, attack);
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
    console.log(
      `${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${(p99 / baseline).toFixed(2)} × the baseline`,
    );
  }
  const baselineAfter = percentile(await measure(server, null), 0.99);
  console.log(
    `without an attack again: p99 ${baselineAfter.toFixed(1)} ms, ${(baselineAfter / baseline).toFixed(2)} × the baseline`,
  );
  for (const socket of unread) socket.destroy();
  await wait(3000);
  console.log(
    `resident memory ${memory.toFixed(0)} → ${megabytes(server).toFixed(0)} MB, descriptors ${files} → ${descriptors(server)}`,
  );
} finally {
  await server.kill();
}
