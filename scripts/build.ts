import { copyFileSync, cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { serverFiles } from '@/lib/content/generated-file';
import { dataFolder, sourceRoots, messagesFolder } from '@/lib/content/roots';
import { logError } from '@/lib/api/log-failure';
import { retainAssets, retainFailureMessage } from '@/lib/http-server/assets/retain-assets';
import { site } from '@/lib/config/site';
import { buildDigest } from './build-digest';
import { checkData } from './check-data';
import { buildSettings } from './build-settings';
import { buildsFolder, finishBuild, finishedBuilds, newBuildFolder, removeOldBuilds } from './build-store';
import { devBuild } from './dev-folder';
import { findNewestBuild } from './resolve-build';
import { removeUnservedFiles } from './remove-unserved-files';
import { replaceErrorPages } from './replace-error-pages';
import { postprocessPages } from './postprocess-pages';
import { runInWorker } from './run-in-worker';
import { precompressBuild } from './precompress';
import { buildSearchIndex } from './build-search-index';
import { linkLatestBuild, repairDanglingLink } from './link-latest-build';
import { prepare } from './prepare';
import { printDiagnostics } from './print-diagnostics';
import { nextArgs, run } from './run';
import { acquireRunLock } from './run-lock';

/**
 * Runs the Next.js build into its own folder. Compiling and prerendering run in separate processes: in a single one the
 * compiler's memory would not be released while pages are rendered.
 * @returns the exit code
 */
async function runNext(folder: string): Promise<number> {
  for (const mode of ['compile', 'generate']) {
    const args = nextArgs('build', '--experimental-build-mode', mode);
    const code = await run(process.execPath, args, { NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: folder });
    if (code !== 0) return code;
  }
  return 0;
}

const latestBuild = (): string | undefined => finishedBuilds(buildsFolder)[0]?.folder;

async function createBuild(): Promise<number> {
  // Reports all issues at once; the steps below, and Next.js after a minute, would stop at the first one.
  const content = { roots: sourceRoots, drafts: false };
  const dataErrors = checkData().filter(({ isWarning }) => !isWarning);
  const diagnostics =
    dataErrors.length > 0
      ? dataErrors
      : await runInWorker<typeof import('@/lib/pages/check-content'), 'checkContent'>(
          new URL('../lib/pages/check-content.ts', import.meta.url),
          'checkContent',
          content,
        );
  if (diagnostics.length > 0 && printDiagnostics(diagnostics)) return 1;
  await prepare();
  // Computed now: files saved and articles due during the build are not part of it.
  const [digest, settings] = [buildDigest(), buildSettings(process.env)];
  const folder = newBuildFolder(buildsFolder);
  repairDanglingLink(latestBuild());
  const code = await runNext(folder);
  // BUILD_ID is one of the last files of a build; without it the build is unusable, whatever the exit code.
  if (code !== 0 || !existsSync(path.join(folder, 'BUILD_ID'))) {
    rmSync(folder, { recursive: true, force: true });
    return code || 1;
  }
  removeUnservedFiles(folder);
  // The search index is built in this thread while workers postprocess pages; the lock is held until both finish.
  const steps = await Promise.allSettled([postprocessPages(folder), buildSearchIndex(folder)]);
  for (const step of steps) if (step.status === 'rejected') throw step.reason;
  for (const root of sourceRoots) cpSync(root, path.join(folder, messagesFolder), { recursive: true });
  cpSync(dataFolder, path.join(folder, dataFolder), { recursive: true });
  for (const name of serverFiles) copyFileSync(path.join('generated', name), path.join(folder, name));
  // The route types import the sources by relative paths: they work in the folder of `npm run dev`, which is as deep,
  // but not through the link `.next`.
  cpSync(path.join(folder, 'types'), path.join(devBuild, 'types'), { recursive: true });
  rmSync(path.join(folder, 'types'), { recursive: true, force: true });
  replaceErrorPages(path.join(folder, 'server'));
  await precompressBuild(folder);
  // Before any server uses it: during a rolling update, servers of the previous build also get requests for its files.
  await retainAssets(folder, site.assets).catch((error: unknown) => logError(retainFailureMessage, error));
  finishBuild({ folder, digest, settings });
  await removeOldBuilds(buildsFolder);
  linkLatestBuild(latestBuild());
  return 0;
}

/**
 * Creates a production build. Existing builds are not touched until it has succeeded.
 * @param isNeeded checked once the lock is acquired, since another process may have created the same build meanwhile
 * @returns the exit code
 */
export async function build(isNeeded: () => boolean = () => true): Promise<number> {
  const lock = await acquireRunLock(buildsFolder, () =>
    console.log('Waiting for another build in this folder to finish.'),
  );
  try {
    if (!isNeeded()) return 0;
    const code = await createBuild();
    if (code !== 0) console.error('The build failed. Existing builds are unchanged.');
    return code;
  } finally {
    lock.release();
  }
}

/** Builds unless the newest build with the current settings has the current sources. @returns the exit code */
export async function buildWhenNeeded(): Promise<number> {
  const isNeeded = () => findNewestBuild(buildsFolder, buildSettings(process.env))?.digest !== buildDigest();
  if (!isNeeded()) return 0;
  console.log('No build matches the current sources and settings; building first.');
  return build(isNeeded);
}
