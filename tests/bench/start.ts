import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSettings } from '@/scripts/build-settings';
import { buildsFolder, type Build } from '@/scripts/build-store';
import { commandLine } from '@/scripts/command-line';
import { findNewestBuild } from '@/scripts/resolve-build';
import { freePort } from '../free-port';
import { buildBaselineApp } from './baseline-app';
import { PeakMemory } from './peak-memory';

/**
 * The first start after `npm ci`, compared with the build of a bare Next.js app. Meaningful only on an idle machine.
 */

const { values } = commandLine({
  usage: 'npm run bench:start',
  description:
    'Runs npm start without a build, and prints the seconds to the first page and to the last one rendered, the memory and the size of the build (docs/scale.md).',
  options: { runs: { type: 'string', default: '3', description: 'number of starts' } },
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

const bytesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);

const findBuild = (): Build | undefined => findNewestBuild(buildsFolder, buildSettings(process.env));

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(200);
}

async function measure(): Promise<Record<string, number>> {
  // A folder without articles: no earlier build has this setting.
  const root = mkdtempSync(path.join(tmpdir(), 'first-start-'));
  process.env.EXTRA_CONTENT = path.join(root, 'articles');
  const port = String(await freePort());
  const start = performance.now();
  const seconds = () => Math.round((performance.now() - start) / 1000);
  const npm = spawn('npm', ['start'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: port, DATA_DIR: path.join(root, 'data') },
  });
  const exited = once(npm, 'exit');
  const memory = new PeakMemory(npm.pid!);
  try {
    await until(async () => {
      if (npm.exitCode !== null) throw new Error('npm start failed.');
      return (await fetch(`http://localhost:${port}/`).catch(() => null))?.status === 200;
    });
    const toFirstPage = { 'first page, s': seconds(), 'build then, MB': megabytes(bytesIn(findBuild()!.folder)) };
    await until(() => findBuild()?.isPartial !== true);
    return {
      ...toFirstPage,
      'all pages, s': seconds(),
      'build, MB': megabytes(bytesIn(findBuild()!.folder)),
      'peak memory, MB': megabytes(memory.stop()),
    };
  } finally {
    npm.kill('SIGTERM');
    await exited;
    rmSync(root, { recursive: true, force: true });
    const build = findBuild();
    if (build) rmSync(build.folder, { recursive: true, force: true });
  }
}

const bareStart = performance.now();
await buildBaselineApp({});
console.log(`Build of a bare Next.js app: ${Math.round((performance.now() - bareStart) / 1000)} s.`);
const rows: Record<string, number>[] = [];
for (let run = 0; run < Number(values.runs); run += 1) rows.push(await measure());
console.table(rows);
