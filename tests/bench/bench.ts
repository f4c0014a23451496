import { buildWhenNeeded } from '@/scripts/build';
import { commandLine } from '@/scripts/command-line';
import { translated } from '../articles';
import { buildBaselineApp } from './baseline-app';
import { findWrk, runWrk } from './wrk';
import { plainBuild } from '@/tests/builds';
import { startServer, type Server } from '@/tests/start-server';
import { firstLoad, compressedSizes } from '@/tests/e2e/first-load';

/** Requests per second and weight of pages. Only the ratios are meaningful: machines differ and are noisy. */

commandLine({
  usage: 'npm run bench',
  description:
    'Measures requests per second of our pages as ratios to the same HTML from a bare Next.js app, in one run with interleaved rounds, and the weight of their first load; needs wrk.',
});

findWrk();
const rounds = 5;
const seconds = 4;
const connections = 16;
const manyConnections = 64;

/** Our pages, by the bare app's page with the same HTML. */
const pages = {
  pricing: 'ru/pricing',
  english: 'en/pricing',
  solution: 'ru/solutions/google',
  home: 'ru',
};
const targets: { name: string; path: string; barePage: keyof typeof pages; expectedRatio: number }[] = [
  { name: 'fixed prefixed page', path: '/ru/pricing', barePage: 'pricing', expectedRatio: 10 },
  { name: 'unprefixed page', path: '/pricing', barePage: 'english', expectedRatio: 10 },
  { name: 'page with an id', path: '/ru/solutions/google', barePage: 'solution', expectedRatio: 10 },
  { name: 'prefixed home', path: '/ru', barePage: 'home', expectedRatio: 8 },
  { name: 'redirect', path: '/ru/pricing/', barePage: 'pricing', expectedRatio: 4 },
  { name: 'not found', path: '/ru/nothing-here', barePage: 'pricing', expectedRatio: 4 },
];

/** Request headers of browsers: both servers compress, each in its own way. */
const headers = { 'accept-encoding': 'gzip, deflate, br' };

async function load(url: string, connections: number): Promise<{ perSecond: number; p99: number }> {
  // The servers share two cores: work left over from the last target finishes first.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { requests, p99, failed } = await runWrk(url, { connections, seconds, headers });
  if (failed > 0) console.warn(`${url}: ${failed} requests without a response`);
  return { perSecond: requests, p99 };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const round = (value: number, digits = 2) => value.toFixed(digits);

async function measureSpeed(site: Server, bareApp: Server): Promise<void> {
  // On Node 20 the first dynamic response of a process slows all later ones, in any app; both have had one.
  await fetch(`${bareApp.url}/dynamic`);
  await fetch(`${site.url}/ru/search?q=proxy`);
  for (const { path } of targets) await fetch(site.url + path);

  const measured = targets.map((target) => ({ ...target, site: [] as number[], baseline: [] as number[] }));
  for (let i = 0; i < rounds; i += 1) {
    for (const target of measured) {
      target.baseline.push((await load(`${bareApp.url}/x/${target.barePage}`, connections)).perSecond);
      target.site.push((await load(site.url + target.path, connections)).perSecond);
    }
  }
  console.log(`\nResponses per second, median of ${rounds} interleaved rounds (Node ${process.version}):`);
  for (const { name, path, expectedRatio, site: siteRates, baseline } of measured) {
    const ratio = median(siteRates.map((value, i) => value / baseline[i]!));
    console.log(
      `  ${name} ${path}: ${Math.round(median(siteRates))} of ${Math.round(median(baseline))} = ${round(ratio)}, target ${expectedRatio}`,
    );
  }
  console.log(`\np99 latency in ms with ${manyConnections} connections:`);
  for (const { name, path, barePage: page } of targets) {
    const [siteLoad, baseline] = [
      await load(site.url + path, manyConnections),
      await load(`${bareApp.url}/x/${page}`, manyConnections),
    ];
    console.log(`  ${name} ${path}: ${siteLoad.p99} (bare app ${baseline.p99})`);
  }
}

async function measureWeight(site: Server, bareApp: Server): Promise<void> {
  const baseline = compressedSizes(await firstLoad(bareApp.url));
  console.log('\nFirst load in KB (gzip -9):');
  const line = (name: string, { javaScript, css, html }: typeof baseline) =>
    `  ${name}: JavaScript ${round(javaScript, 1)}, CSS ${round(css, 1)}, HTML ${round(html, 1)}`;
  console.log(line('bare app', baseline));
  for (const path of ['/', '/pricing', translated('blog').path]) {
    const weight = compressedSizes(await firstLoad(site.url + path));
    console.log(
      `${line(path, weight)}; ${round(weight.javaScript - baseline.javaScript, 1)} KB of JavaScript above the bare app`,
    );
  }
}

if ((await buildWhenNeeded()) !== 0) process.exit(1);
const htmlOf = (file: string) => `${plainBuild()}/server/app/${file}.html`;
const bareFolder = await buildBaselineApp(
  Object.fromEntries(Object.entries(pages).map(([name, file]) => [name, htmlOf(file)])),
);
const site = await startServer();
const bareApp = await startServer({ folder: bareFolder });
try {
  await measureSpeed(site, bareApp);
  await measureWeight(site, bareApp);
} finally {
  site.stop();
  bareApp.stop();
}
