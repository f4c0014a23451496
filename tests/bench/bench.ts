import autocannon from 'autocannon';
import { build } from '@/scripts/build';
import { commandLine } from '@/scripts/command-line';
import { isBuilt } from '@/scripts/build-digest';
import { buildBareApp } from './bare-app';
import { startServer, type Server } from '@/tests/start-server';
import { firstLoad, weightOf } from '@/tests/e2e/first-load';

/** Only the ratios mean something: machines differ, and are noisy. */

commandLine({
  call: 'npm run bench',
  about:
    'Measures requests per second of our pages as ratios to the same HTML from a bare Next.js app, in one run with interleaved rounds.',
});

const rounds = 5;
const seconds = 4;
const connections = 16;

/** Our addresses, and the bare app's page that holds the same HTML. */
const pages = {
  pricing: '.next/server/app/ru/pricing.html',
  english: '.next/server/app/en/pricing.html',
  solution: '.next/server/app/ru/solutions/google.html',
  home: '.next/server/app/ru.html',
};
const targets: { name: string; path: string; bare: keyof typeof pages; wanted?: number }[] = [
  { name: 'fixed prefixed page', path: '/ru/pricing', bare: 'pricing', wanted: 0.85 },
  { name: 'unprefixed page', path: '/pricing', bare: 'english', wanted: 0.5 },
  { name: 'page with an id', path: '/ru/solutions/google', bare: 'solution', wanted: 0.5 },
  { name: 'prefixed home', path: '/ru', bare: 'home', wanted: 0.5 },
  { name: 'redirect', path: '/ru/pricing/', bare: 'pricing' },
  { name: 'not found', path: '/ru/nothing-here', bare: 'pricing' },
];

async function load(url: string): Promise<number> {
  // The servers share two cores: what the last target left over is done first.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const result = await autocannon({ url, connections, duration: seconds });
  return result.requests.average;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const round = (value: number, digits = 2) => value.toFixed(digits);

async function measureSpeed(site: Server, bare: Server): Promise<void> {
  // On Node 20 the first dynamic answer of a process makes all later ones slower, in any app; both have had one.
  const before = await load(`${bare.url}/x/pricing`);
  await fetch(`${bare.url}/dynamic`);
  await fetch(`${site.url}/ru/nothing-here`);
  for (const { path } of targets) await fetch(site.url + path);

  const measured = targets.map((target) => ({ ...target, own: [] as number[], floor: [] as number[] }));
  for (let i = 0; i < rounds; i += 1) {
    for (const target of measured) {
      target.floor.push(await load(`${bare.url}/x/${target.bare}`));
      target.own.push(await load(site.url + target.path));
    }
  }
  console.log(`\nRequests per second, median of ${rounds} interleaved rounds (Node ${process.version}):`);
  for (const { name, path, wanted, own, floor } of measured) {
    const ratio = median(own.map((value, i) => value / floor[i]!));
    const goal = wanted ? `, wanted ${wanted}` : '';
    console.log(
      `  ${name} ${path}: ${Math.round(median(own))} of ${Math.round(median(floor))} = ${round(ratio)}${goal}`,
    );
  }
  const own = median(measured[0]!.own);
  console.log(`  (the bare app before any dynamic answer: ${Math.round(before)}; ${round(own / before)} of that)`);
}

async function measureWeight(site: Server, bare: Server): Promise<void> {
  const floor = weightOf(await firstLoad(bare.url));
  console.log('\nFirst load in KB of gzip -9:');
  const line = (name: string, { javaScript, css, html }: typeof floor) =>
    `  ${name}: JavaScript ${round(javaScript, 1)}, CSS ${round(css, 1)}, HTML ${round(html, 1)}`;
  console.log(line('bare app', floor));
  for (const path of ['/', '/pricing', '/blog/one-profile-one-account']) {
    const weight = weightOf(await firstLoad(site.url + path));
    console.log(
      `${line(path, weight)}; ${round(weight.javaScript - floor.javaScript, 1)} KB of JavaScript above the bare app`,
    );
  }
}

if (!isBuilt() && (await build()) !== 0) process.exit(1);
const bareFolder = await buildBareApp(pages);
const site = await startServer();
const bare = await startServer({ folder: bareFolder });
try {
  await measureSpeed(site, bare);
  await measureWeight(site, bare);
} finally {
  site.stop();
  bare.stop();
}
