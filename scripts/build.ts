import { copyFileSync, cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { serverFiles } from '@/lib/content/generated-file';
import { sourceRoots, wordsCopy } from '@/lib/content/roots';
import { logError } from '@/lib/api/log-failure';
import { retainAssets, retainFailed } from '@/lib/http-server/assets/retain-assets';
import { site } from '@/lib/config/site';
import { buildDigest } from './build-digest';
import { buildSettings } from './build-settings';
import { buildsFolder, finishBuild, newBuildFolder, removeOldBuilds } from './build-store';
import { newestBuild } from './resolve-build';
import { replaceErrorPages } from './replace-error-pages';
import { postprocessPages } from './postprocess-pages';
import { runInWorker } from './run-in-worker';
import { precompressBuild } from './precompress';
import { buildSearchIndex } from './build-search-index';
import { removeDeadLink, linkLatestBuild } from './link-latest-build';
import { prepare } from './prepare';
import { printDiagnostics } from './print-diagnostics';
import { next, run } from './run';
import { takeTurn } from './take-turn';

/**
 * Lets Next.js build into a folder of its own. It compiles in one process and makes the pages in another: in one, what the
 * compiler holds would stay beside all that the pages take.
 * @returns its exit code
 */
async function runNext(folder: string): Promise<number> {
  for (const mode of ['compile', 'generate']) {
    const call = next('build', '--experimental-build-mode', mode);
    const code = await run(process.execPath, call, { NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: folder });
    if (code !== 0) return code;
  }
  return 0;
}

async function makeBuild(): Promise<number> {
  // What is below, and Next.js after a minute, would stop at the first of them.
  const content = { roots: sourceRoots, drafts: false };
  const problems = await runInWorker<typeof import('@/lib/pages/check-content'), 'checkContent'>(
    new URL('../lib/pages/check-content.ts', import.meta.url),
    'checkContent',
    content,
  );
  if (problems.length > 0) {
    printDiagnostics(problems);
    return 1;
  }
  await prepare();
  // Taken now: what is saved or comes due while the build runs is not in it.
  const [digest, settings] = [buildDigest(), buildSettings(process.env)];
  const folder = newBuildFolder(buildsFolder);
  removeDeadLink();
  const code = await runNext(folder);
  // Next.js writes the id last but for a few; without it nothing can be served, whatever the code says.
  if (code !== 0 || !existsSync(path.join(folder, 'BUILD_ID'))) {
    rmSync(folder, { recursive: true, force: true });
    return code || 1;
  }
  // The index is made in this thread, while others finish the pages; the turn is kept until both have ended.
  const steps = await Promise.allSettled([postprocessPages(folder), buildSearchIndex(folder)]);
  for (const step of steps) if (step.status === 'rejected') throw step.reason;
  for (const root of sourceRoots) cpSync(root, path.join(folder, wordsCopy), { recursive: true });
  for (const name of serverFiles) copyFileSync(path.join('generated', name), path.join(folder, name));
  // They lead to the sources by where they stand, and `.next` leads here from elsewhere.
  rmSync(path.join(folder, 'types'), { recursive: true, force: true });
  replaceErrorPages(path.join(folder, 'server'));
  await precompressBuild(folder);
  // Before anything serves it: while servers are replaced, those of the build before are asked for its files as well.
  await retainAssets(folder, site.assets).catch((error: unknown) => logError(retainFailed, error));
  finishBuild({ folder, digest, settings });
  linkLatestBuild(folder);
  removeOldBuilds(buildsFolder);
  return 0;
}

/**
 * Makes a production build beside those that are there, which stay as they are until it has succeeded.
 * @param isNeeded is asked once it is this build's turn: another process may have made the same one meanwhile
 * @returns the exit code
 */
export async function build(isNeeded: () => boolean = () => true): Promise<number> {
  const turn = await takeTurn(buildsFolder, (pid) =>
    console.log(`Waiting for the build of process ${pid} in this folder to end.`),
  );
  try {
    if (!isNeeded()) return 0;
    const code = await makeBuild();
    if (code !== 0) console.error('The build failed; the builds that were there before are as they were.');
    return code;
  } finally {
    turn.release();
  }
}

/** Makes a build unless the newest one with the present settings has the present sources. @returns the exit code */
export async function buildWhenNeeded(): Promise<number> {
  const isNeeded = () => newestBuild(buildsFolder, buildSettings(process.env))?.digest !== buildDigest();
  if (!isNeeded()) return 0;
  console.log('No build of the present sources and settings: building first.');
  return build(isNeeded);
}
