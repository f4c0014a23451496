import { mkdtempSync, writeFileSync, chmodSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWhenNeeded } from '@/scripts/build';
import { commandLine } from '@/scripts/command-line';
import { exitWithError } from '@/scripts/exit-with-error';
import { missingProgram, sitesHost, startNginxAndSite } from '../nginx/nginx-and-site';
import { freePort } from '../free-port';
import { plainBuild } from '../builds';
import { startServer } from '../start-server';
import { findWrk, runWrk } from './wrk';

/** Only the ratios mean something. */

const { values } = commandLine({
  call: 'npm run bench:front',
  about:
    'Measures answers per second of the front (deploy/nginx.conf) as ratios to the same nginx sending the same bytes from disk, in one run with interleaved rounds.',
  options: { 'no-build': { type: 'boolean', about: 'takes the newest build that was made with the present settings' } },
});

const rounds = 7;
const seconds = 2;
const connections = 16;
const wanted = 0.85;

const compressed = { Host: sitesHost, 'Accept-Encoding': 'gzip, deflate, br' };
const targets = [
  { name: 'page with a prefix', address: '/ru/pricing', headers: { ...compressed, 'Accept-Language': 'ru,en;q=0.9' } },
  {
    name: 'unprefixed page in English',
    address: '/pricing',
    headers: { ...compressed, 'Accept-Language': 'en-US,en;q=0.9' },
  },
  {
    name: 'unprefixed page in Chinese',
    address: '/pricing',
    headers: { ...compressed, 'Accept-Language': 'zh-CN,zh;q=0.9,en;q=0.8', Cookie: 'a=b; myLocale=zh' },
  },
];

type Answer = { headers: http.IncomingHttpHeaders; bytes: Buffer };

/** What a server sends, still compressed. */
const answerOf = (url: string, headers: Record<string, string>) =>
  new Promise<Answer>((resolve, reject) => {
    const request = http.get(url, { headers: { ...headers, 'X-Forwarded-Proto': 'https' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, bytes: Buffer.concat(chunks) }));
    });
    request.on('error', reject);
  });

/** What nginx says by itself of a file that it sends. */
const ofFiles = new Set([
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'content-type',
  'etag',
  'accept-ranges',
]);
const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/** A server of nginx that sends these answers from disk, headers and all. */
function diskServer(port: number, folder: string, answers: readonly Answer[]): string {
  const locations = answers.map(({ headers, bytes }, i) => {
    const file = path.join(folder, `${i}.html`);
    writeFileSync(file, bytes);
    const lines = Object.entries(headers)
      .filter(([name]) => !ofFiles.has(name))
      .map(([name, value]) => `add_header ${name} ${quoted(String(value))};`);
    const type = `types {} default_type ${quoted(headers['content-type']!)};`;
    return `location = /${i} { alias ${file}; ${type} ${lines.join(' ')} }`;
  });
  return `server { listen 127.0.0.1:${port} ssl http2; ${locations.join('\n')} }`;
}

async function load(url: string, headers: Record<string, string>): Promise<number> {
  // All share two cores: what the last target left over is done first.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { requests, failed } = await runWrk(url, { connections, seconds, headers });
  if (failed > 0) console.warn(`${url}: ${failed} requests without an answer`);
  return requests;
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

findWrk();
const missing = missingProgram();
if (missing) exitWithError(new Error(missing));
if (!values['no-build'] && (await buildWhenNeeded()) !== 0) process.exit(1);
console.log(`The build is ${path.basename(plainBuild())}.`);

const folder = mkdtempSync(path.join(tmpdir(), 'disk-'));
chmodSync(folder, 0o755);
const asked = await startServer({ env: { TRUST_PROXY: '1' } });
const answers = await Promise.all(targets.map(({ address, headers }) => answerOf(asked.url + address, headers)));
await asked.kill();
const port = await freePort();
const running = await startNginxAndSite((config) =>
  config.replace(/\}\s*$/, () => `${diskServer(port, folder, answers)}\n}\n`),
);
try {
  const measured = targets.map((target, i) => ({
    ...target,
    disk: `https://localhost:${port}/${i}`,
    rounds: [] as number[][],
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { address, headers, disk, rounds: figures } of measured) {
      const floor = await load(disk, headers);
      figures.push([await load(running.front.url + address, headers), floor]);
    }
  }
  console.log(`Answers per second over TLS, brotli, median of ${rounds} interleaved rounds:`);
  for (const { name, rounds: figures } of measured) {
    const [own, floor] = [0, 1].map((i) => Math.round(median(figures.map((pair) => pair[i]!))));
    const ratio = median(figures.map(([front, disk]) => front! / disk!));
    console.log(`  ${name}: ${own} of ${floor} from disk = ${ratio.toFixed(2)}, wanted ${wanted}`);
  }
} finally {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
}
