import { copyFileSync, cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { serverFiles } from '@/lib/content/generated-file';
import { dataFolder, messagesFolder } from '@/lib/config/source-file';
import { sourceRoots } from '@/lib/content/roots';
import { isError } from '@/lib/content/diagnostic';
import { logError } from '@/lib/api/log-failure';
import { logLine } from '@/lib/api/telemetry/log';
import { retainAssets, retainFailureMessage } from '@/lib/http-server/assets/retain-assets';
import { buildIdFile } from '@/lib/next-internals/build-folder';
import { site } from '@/lib/config/site';
import { bundleFolder } from '@/lib/desk/desk-bundle';
import { buildDigest } from './build-digest';
import { bundleDesk } from './bundle-desk';
import { checkData } from './check-data';
import { buildSettings } from './build-settings';
import { buildsFolder, finishBuild, finishedBuilds, newBuildFolder, removeOldBuilds, type Build } from './build-store';
import { findNewestBuild } from './resolve-build';
import { removeUnservedFiles } from './remove-unserved-files';
import { replaceErrorPages } from './replace-error-pages';
import { postprocessPages } from './postprocess-pages';
import { runInWorker } from './run-in-worker';
import { precompressBuild } from './precompress';
import { buildSearchIndex } from './build-search-index';
import { devBuild, linkLatestBuild, repairDanglingLink } from './link-latest-build';
import { prepare } from './prepare';
import { printDiagnostics } from './print-diagnostics';
import { startProgress, type Progress } from './progress';
import { renderRemainingPages } from './render-remaining-pages';
import { compileAndRender } from './run-next';
import { acquireRunLock } from './run-lock';

const latestBuild = (): string | undefined => finishedBuilds(buildsFolder)[0]?.folder;

/** Pages of a build: all, or those that a server needs to start (lib/pages/prerender-policy.ts). */
type BuildScope = 'complete' | 'partial';

async function createBuild(scope: BuildScope, progress: Progress): Promise<number> {
  progress.step('Checking articles and messages');
  // Reports all issues at once; the steps below, and Next.js after a minute, would stop at the first one.
  const content = { roots: sourceRoots, drafts: false };
  const dataErrors = checkData().filter(isError);
  const diagnostics =
    dataErrors.length > 0
      ? dataErrors
      : await runInWorker<typeof import('@/lib/pages/check-content'), 'checkContent'>(
          new URL('../lib/pages/check-content.ts', import.meta.url),
          'checkContent',
          content,
        );
  if (diagnostics.length > 0) progress.end();
  if (diagnostics.length > 0 && printDiagnostics(diagnostics)) return 1;
  await prepare();
  // Computed now: files saved and articles due during the build are not part of it.
  const digest = buildDigest();
  const settings = buildSettings(process.env);
  const folder = newBuildFolder(buildsFolder);
  repairDanglingLink(latestBuild());
  const { code, isPartial } = await compileAndRender(folder, scope === 'partial', progress);
  // Without its ID, Next.js cannot serve a build.
  if (code !== 0 || !existsSync(path.join(folder, buildIdFile))) {
    rmSync(folder, { recursive: true, force: true });
    return code || 1;
  }
  progress.step('Building the search index');
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
  replaceErrorPages(folder);
  progress.step('Compressing files');
  await precompressBuild(folder);
  await bundleDesk(path.join(folder, bundleFolder));
  // Before any server uses it: during a rolling update, servers of the previous build also get requests for its files.
  await retainAssets(folder, site.assets).catch((error: unknown) => logError(retainFailureMessage, error));
  finishBuild({ folder, digest, settings, isPartial });
  await removeOldBuilds(buildsFolder);
  linkLatestBuild(latestBuild());
  return 0;
}

async function withBuildLock(action: () => Promise<number>): Promise<number> {
  const lock = await acquireRunLock(buildsFolder, () =>
    console.log('Waiting for another build in this folder to finish.'),
  );
  try {
    return await action();
  } finally {
    lock.release();
  }
}

async function createBuildWithProgress(scope: BuildScope): Promise<number> {
  const progress = startProgress();
  const code = await createBuild(scope, progress).finally(() => progress.end());
  if (code !== 0) console.error('The build failed. Existing builds are unchanged.');
  return code;
}

/**
 * Creates a production build. Existing builds are not touched until it has succeeded.
 * @returns the exit code
 */
export const build = (scope: BuildScope): Promise<number> => withBuildLock(() => createBuildWithProgress(scope));

/** The newest build with the current settings, if it has the current sources. */
function findCurrentBuild(): Build | undefined {
  const newest = findNewestBuild(buildsFolder, buildSettings(process.env));
  return newest?.digest === buildDigest() ? newest : undefined;
}

/**
 * Renders the remaining pages of the current build, if it is partial, while a server may serve it.
 * @returns the exit code
 */
export const completeBuild = (): Promise<number> =>
  withBuildLock(async () => {
    const current = findCurrentBuild();
    if (!current?.isPartial) return 0;
    // The server's log goes to the same terminal.
    const write = (line: string) => {
      logLine('info', line.trim());
      return true;
    };
    return renderRemainingPages(current, startProgress({ isTTY: false, write }));
  });

/** Builds unless the newest build with the current settings has the current sources. @returns the exit code */
export async function buildWhenNeeded(scope: BuildScope = 'complete'): Promise<number> {
  const isSufficient = (found: Build | undefined) => found && (scope === 'partial' || !found.isPartial);
  if (isSufficient(findCurrentBuild())) return 0;
  console.log('No build matches the current sources and settings; building first.');
  // Another process may create the same build while this one waits.
  return withBuildLock(async () => (isSufficient(findCurrentBuild()) ? 0 : createBuildWithProgress(scope)));
}
