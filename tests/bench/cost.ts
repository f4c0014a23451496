import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { commandLine } from '@/scripts/command-line';
import { newId, payload, sealText, type BeaconKey } from '../contract/seal';
import { sitesHost, startNginxAndSite } from '../nginx/nginx-and-site';
import { findWrk, runWrk } from './wrk';

commandLine({
  usage: 'npm run bench:cost',
  description:
    'Measures the inputs of docs/cost.md: CPU time per response in nginx and in the site, per batch of events, and bytes per stored event; needs nginx and wrk.',
});

/** Clock ticks of /proc per second on Linux. */
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
        // The process has exited meanwhile.
        return [];
      }
    });
}

/** CPU seconds used by a process and its descendants, in all threads. */
function cpuSeconds(root: number): number {
  const all = processes();
  const family = new Set([root]);
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.filter(({ pid }) => family.has(pid)).reduce((sum, { seconds }) => sum + seconds, 0);
}

async function measureDuring<Result>(pids: readonly number[], work: () => Promise<Result>) {
  const before = pids.map(cpuSeconds);
  const result = await work();
  return { result, seconds: pids.map((pid, i) => cpuSeconds(pid) - before[i]!) };
}

const headers = { Host: sitesHost, 'Accept-Encoding': 'gzip, deflate, br', 'Accept-Language': 'ru,en;q=0.9' };
/** Common fields of an envelope, with the lengths that browsers send. */
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
const { nginx, postgres, instances, stop } = await startNginxAndSite();
try {
  const [site] = instances;
  const nginxPid = Number(readFileSync(path.join(path.dirname(nginx.cacheFolder), 'nginx.pid'), 'utf8'));
  const milliseconds = async (url: string, pid: number) => {
    const { result, seconds } = await measureDuring([pid], () => runWrk(url, { ...load, headers }));
    return (seconds[0]! * 1000) / (result.requests * load.seconds);
  };
  await milliseconds(`${site!.url}/ru/pricing`, site!.pid);
  const sitePage = await milliseconds(`${site!.url}/ru/pricing`, site!.pid);
  const nginxPage = await milliseconds(`${nginx.url}/ru/pricing`, nginxPid);

  const database = new Client({ connectionString: await postgres.createDatabase('nginx') });
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
  const { seconds } = await measureDuring([site!.pid, server], async () => {
    for (const body of bodies) {
      const response = await fetch(`${site!.url}/api/beacon`, {
        ...{ method: 'POST', body },
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36',
        },
      });
      if (!response.ok) throw new Error(`A batch of events was rejected with status ${response.status}.`);
    }
  });
  const after = await sizeOf();
  await database.end();
  const rows = after.rows - before.rows;
  const measured = {
    siteMillisecondsPerPage: sitePage,
    nginxMillisecondsPerResponse: nginxPage,
    siteMillisecondsPerBatch: (seconds[0]! * 1000) / batches,
    storeMillisecondsPerEvent: (seconds[1]! * 1000) / rows,
    bytesPerEvent: (after.bytes - before.bytes) / rows,
  };
  for (const [name, value] of Object.entries(measured)) console.log(`${name.padEnd(28)} ${value.toPrecision(3)}`);
} finally {
  await stop();
}
