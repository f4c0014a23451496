import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { commandLine } from '@/scripts/command-line';
import { newId, payload, sealText, type BeaconKey } from '../contract/seal';
import { sitesHost, startNginxAndSite } from '../nginx/nginx-and-site';
import { findWrk, runWrk } from './wrk';

commandLine({
  call: 'npm run bench:cost',
  about:
    'Measures what docs/cost.md reckons with: processor time of answers at the front and at the site, of batches of events, and bytes of a stored event.',
});

/** Clock ticks of /proc are hundredths of a second on Linux. */
const ticks = 100;
const load = { connections: 16, seconds: 4 };
const batches = 300;
const perBatch = 10;

type Process = { pid: number; name: string; parent: number; seconds: number };

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, pid, called, rest] = /^(\d+) \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))!;
        const fields = rest!.split(' ');
        const seconds = (Number(fields[11]) + Number(fields[12])) / ticks;
        return [{ pid: Number(pid), name: called!, parent: Number(fields[1]), seconds }];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}

/** Processor seconds that a process and what it has started have used, in all threads. */
function used(root: number): number {
  const all = processes();
  const family = new Set([root]);
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.filter(({ pid }) => family.has(pid)).reduce((sum, { seconds }) => sum + seconds, 0);
}

async function during<Result>(pids: readonly number[], work: () => Promise<Result>) {
  const before = pids.map(used);
  const result = await work();
  return { result, seconds: pids.map((pid, i) => used(pid) - before[i]!) };
}

const headers = { Host: sitesHost, 'Accept-Encoding': 'gzip, deflate, br', 'Accept-Language': 'ru,en;q=0.9' };
/** What an envelope has in common, in the lengths that browsers send. */
const common = {
  ...{ device_id: newId(), user_id: '', visit_id: newId(), locale: 'ru', screen_width: 1440, screen_height: 900 },
  ...{
    app_version: '001795453904824',
    utm_source: 'newsletter',
    utm_campaign: 'autumn',
    referrer: 'www.example.com',
    language: 'ru-RU',
  },
  ...{ time_zone: 'Europe/Berlin', utm_medium: 'mail', user_info: '', dropped: 0 },
};

findWrk();
const { front, postgres, instances, stop } = await startNginxAndSite();
try {
  const [site] = instances;
  const nginx = Number(readFileSync(path.join(path.dirname(front.kept), 'nginx.pid'), 'utf8'));
  const milliseconds = async (url: string, pid: number) => {
    const { result, seconds } = await during([pid], () => runWrk(url, { ...load, headers }));
    return (seconds[0]! * 1000) / (result.requests * load.seconds);
  };
  await milliseconds(`${site!.url}/ru/pricing`, site!.pid);
  const sitePage = await milliseconds(`${site!.url}/ru/pricing`, site!.pid);
  const frontPage = await milliseconds(`${front.url}/ru/pricing`, nginx);

  const database = new Client({ connectionString: await postgres.database('front') });
  await database.connect();
  const sizeOf = async () => {
    const { rows } = await database.query<{ bytes: string; rows: string }>(
      `select sum(pg_total_relation_size(relid)) as bytes, (select count(*) from events) as rows from pg_partition_tree('events')`,
    );
    return { bytes: Number(rows[0]!.bytes), rows: Number(rows[0]!.rows) };
  };
  const key = ((await (await fetch(`${site!.url}/api/beacon/key`)).json()) as { data: BeaconKey }).data;
  const bodies = Array.from({ length: batches }, () =>
    JSON.stringify(sealText(payload(Array.from({ length: perBatch }, newId), common), key)),
  );
  const server = processes().find(({ name, parent }) => name === 'postgres' && parent === process.pid)!.pid;
  const before = await sizeOf();
  const { seconds } = await during([site!.pid, server], async () => {
    for (const body of bodies) {
      const answer = await fetch(`${site!.url}/api/beacon`, {
        ...{ method: 'POST', body },
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36',
        },
      });
      if (!answer.ok) throw new Error(`A batch was answered with ${answer.status}.`);
    }
  });
  const after = await sizeOf();
  await database.end();
  const rows = after.rows - before.rows;
  const measured = {
    siteMillisecondsPerPage: sitePage,
    frontMillisecondsPerAnswer: frontPage,
    siteMillisecondsPerBatch: (seconds[0]! * 1000) / batches,
    storeMillisecondsPerEvent: (seconds[1]! * 1000) / rows,
    bytesPerEvent: (after.bytes - before.bytes) / rows,
  };
  for (const [name, value] of Object.entries(measured)) console.log(`${name.padEnd(28)} ${value.toPrecision(3)}`);
} finally {
  await stop();
}
