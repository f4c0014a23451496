import { mkdtempSync, writeFileSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWhenNeeded } from '@/scripts/build';
import { commandLine } from '@/scripts/command-line';
import { exitWithError } from '@/scripts/exit-with-error';
import { nginxUnavailableReason, siteHost, startNginxAndSite } from '../nginx/nginx-and-site';
import { freePort } from '../free-port';
import { plainBuild } from '../builds';
import { startServer } from '../start-server';
import { findWrk, runWrk } from './wrk';
import { exchange, type ExchangeResponse } from '../exchange';

/** Responses per second of nginx with the site's configuration. Only the ratios are meaningful. */

const { values } = commandLine({
  usage: 'npm run bench:nginx',
  description:
    'Measures responses per second of nginx (deploy/nginx.conf) as ratios to the same nginx sending the same bytes from disk, in one run with interleaved rounds; needs nginx and wrk.',
  options: { 'no-build': { type: 'boolean', description: 'uses the newest build with the current settings' } },
});

const rounds = 7;
const seconds = 2;
const connections = 16;
const expectedRatio = 0.85;

const compressed = { Host: siteHost, 'Accept-Encoding': 'gzip, deflate, br' };
const targets = [
  { name: 'prefixed page', path: '/ru/pricing', headers: { ...compressed, 'Accept-Language': 'ru,en;q=0.9' } },
  {
    name: 'unprefixed page in English',
    path: '/pricing',
    headers: { ...compressed, 'Accept-Language': 'en-US,en;q=0.9' },
  },
  {
    name: 'unprefixed page in Chinese',
    path: '/pricing',
    headers: { ...compressed, 'Accept-Language': 'zh-CN,zh;q=0.9,en;q=0.8', Cookie: 'a=b; myLocale=zh' },
  },
];

/** Headers that nginx adds to static files itself. */
const staticFileHeaders = new Set([
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'content-type',
  'etag',
  'accept-ranges',
]);
const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/** Configures an nginx server that sends these responses from disk, including their headers. */
function staticServerConfig(port: number, folder: string, responses: readonly ExchangeResponse[]): string {
  const locations = responses.map(({ headers, bytes }, i) => {
    const file = path.join(folder, `${i}.html`);
    writeFileSync(file, bytes);
    const lines = Object.entries(headers)
      .filter(([name]) => !staticFileHeaders.has(name))
      .map(([name, value]) => `add_header ${name} ${quoted(String(value))};`);
    const type = `types {} default_type ${quoted(headers['content-type']!)};`;
    return `location = /${i} { alias ${file}; ${type} ${lines.join(' ')} }`;
  });
  return `server { listen 127.0.0.1:${port} ssl http2; ${locations.join('\n')} }`;
}

async function load(url: string, headers: Record<string, string>): Promise<number> {
  // All share two cores: work left over from the last target finishes first.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { requests, failed } = await runWrk(url, { connections, seconds, headers });
  if (failed > 0) console.warn(`${url}: ${failed} requests without a response`);
  return requests;
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

findWrk();
const missing = nginxUnavailableReason();
if (missing) exitWithError(new Error(missing));
if (!values['no-build'] && (await buildWhenNeeded()) !== 0) process.exit(1);
console.log(`Build: ${path.basename(plainBuild())}.`);

const folder = mkdtempSync(path.join(tmpdir(), 'disk-'));
chmodSync(folder, 0o755);
const site = await startServer({ env: { TRUST_PROXY: '1' } });
const responses = await Promise.all(
  targets.map(({ path: page, headers }) =>
    exchange(site.url, { path: page, headers: { ...headers, 'X-Forwarded-Proto': 'https' } }),
  ),
);
await site.kill();
const port = await freePort();
const running = await startNginxAndSite((config) =>
  config.replace(/\}\s*$/, () => `${staticServerConfig(port, folder, responses)}\n}\n`),
);
try {
  const measured = targets.map((target, i) => ({
    ...target,
    disk: `https://localhost:${port}/${i}`,
    rounds: [] as number[][],
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { path: page, headers, disk, rounds: results } of measured) {
      const baseline = await load(disk, headers);
      results.push([await load(running.nginx.url + page, headers), baseline]);
    }
  }
  console.log(`Responses per second over TLS, brotli, median of ${rounds} interleaved rounds:`);
  for (const { name, rounds: results } of measured) {
    const [viaNginx, baseline] = [0, 1].map((i) => Math.round(median(results.map((pair) => pair[i]!))));
    const ratio = median(results.map(([nginx, disk]) => nginx! / disk!));
    console.log(`  ${name}: ${viaNginx} of ${baseline} from disk = ${ratio.toFixed(2)}, target ${expectedRatio}`);
  }
} finally {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
}
