import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildWhenNeeded } from '@/scripts/build';
import { commandLine } from '@/scripts/command-line';
import { exitWithError } from '@/scripts/exit-with-error';
import { npmStart } from '../backend/npm-start';
import { freePort } from '../free-port';
import { nginxUnavailableReason, siteHost } from '../nginx/nginx-and-site';
import { sendRequest } from '../nginx/send-request';
import { startCluster } from '../publishing/cluster';
import { changes, type Change } from '../publishing/editions';
import { copyProject, type ProjectCopy } from '../publishing/project-copy';

/** Seconds from `npm run publish` until every visitor gets what was published. */

const { values } = commandLine({
  usage: 'npm run bench:publish',
  description:
    'Publishes changes of an article, of a page, of the footer and of a price, and prints the seconds until they are in force: with npm start, and with two servers behind nginx (npm run cluster).',
  options: { runs: { type: 'string', default: '3', description: 'publications of each change' } },
});

const runs = Number(values.runs);

/** A running site: returns the page at a path from each place that visitors may get it from. */
type Site = { name: string; pages: (path: string) => Promise<string[]>; stop: () => Promise<unknown> };

const headers = { Host: siteHost, 'Accept-Language': 'en-US,en', 'Accept-Encoding': 'gzip, deflate, br' };

async function startSingle({ folder }: ProjectCopy): Promise<Site> {
  const { url, npm, ended } = await npmStart(await freePort(), folder);
  return {
    name: 'npm start',
    pages: async (page) => [(await sendRequest(url, { method: 'GET', path: page, headers })).body.toString()],
    stop: () => {
      npm.kill('SIGTERM');
      return ended;
    },
  };
}

async function startBehindNginx({ folder }: ProjectCopy): Promise<Site> {
  const cluster = await startCluster(folder);
  return {
    name: 'two servers behind nginx',
    pages: async (page) => {
      const responses = [cluster.get(page), cluster.get(page, { server: 0 }), cluster.get(page, { server: 1 })];
      return (await Promise.all(responses)).map(({ body }) => body.toString());
    },
    stop: cluster.stop,
  };
}

/** Consecutive requests that must all get the edition: two servers of a port may answer in turn for a moment. */
const confirmations = 10;

async function untilInForce({ pages }: Site, { path: page, pattern }: Change, edition: number): Promise<void> {
  for (let confirmed = 0; confirmed < confirmations;) {
    const isNew = (await pages(page)).every((html) => Number(pattern.exec(html)?.[1]) === edition);
    confirmed = isNew ? confirmed + 1 : 0;
    await pause(50);
  }
}

let edition = 0;

/** @returns seconds until the change is in force, and until the command has ended */
async function publishOnce(
  project: ProjectCopy,
  site: Site,
  change: Change,
): Promise<[inForce: number, command: number]> {
  edition += 1;
  change.write(project, edition);
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const command = project.publish().then(({ status, stderr }) => {
    if (status !== 0) exitWithError(new Error(stderr));
    return seconds();
  });
  await untilInForce(site, change, edition);
  return [seconds(), await command];
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

async function measure(project: ProjectCopy, site: Site): Promise<void> {
  console.log(`${site.name}, median of ${runs}:`);
  for (const change of changes) {
    const results: [number, number][] = [];
    for (let run = 0; run < runs; run += 1) results.push(await publishOnce(project, site, change));
    const [inForce, command] = [0, 1].map((i) => results.map((result) => result[i]!));
    const slowest = Math.max(...inForce!).toFixed(1);
    console.log(
      `  ${change.name}: in force after ${median(inForce!).toFixed(1)} s (slowest ${slowest}), of which npm run publish ${median(command!).toFixed(1)} s`,
    );
  }
}

if ((await buildWhenNeeded('partial')) !== 0) process.exit(1);
const folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
try {
  const project = copyProject(folder);
  const missing = nginxUnavailableReason();
  if (missing) console.log(`Without nginx: ${missing}`);
  for (const start of missing ? [startSingle] : [startSingle, startBehindNginx]) {
    const site = await start(project);
    try {
      await measure(project, site);
    } finally {
      await site.stop();
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
