import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { logLine } from '@/lib/api/telemetry/log';
import { buildIdFile } from '@/lib/next-internals/build-folder';
import { bundleFolder } from '@/lib/desk/desk-bundle';
import { buildDigest, compiledDigest } from './build-digest';
import { bundleDesk } from './bundle-desk';
import { buildSearchIndex } from './build-search-index';
import { buildSettings } from './build-settings';
import {
  buildsFolder,
  finishBuild,
  finishedBuilds,
  newBuildFolder,
  nextPublication,
  removeOldBuilds,
  type Build,
} from './build-store';
import { checkSources, dueArticles } from './check-sources';
import { compressBuild, copyContent, finishPages, waitForAll } from './finish-pages';
import { devBuild, linkLatestBuild, repairDanglingLink } from './link-latest-build';
import { prepare } from './prepare';
import { printDiagnostics } from './print-diagnostics';
import { startProgress, type Progress } from './progress';
import { publishContent } from './publish-content';
import { renderRemainingPages } from './render-remaining-pages';
import { findNewestBuild } from './resolve-build';
import { compileAndRender } from './run-next';
import { acquireRunLock, giveWaySignal } from './run-lock';

const latestBuild = (): string | undefined => finishedBuilds(buildsFolder)[0]?.folder;

/** Pages of a build: all, or those that a server needs to start (lib/pages/prerender-policy.ts). */
type BuildScope = 'complete' | 'partial';

async function createBuild(scope: BuildScope, progress: Progress): Promise<number> {
  progress.step('Checking articles and messages');
  const folder = newBuildFolder(buildsFolder);
  // Reports all issues at once; the steps below, and Next.js after a minute, would stop at the first one.
  const diagnostics = await checkSources({ folder });
  if (diagnostics.length > 0) progress.end();
  if (diagnostics.length > 0 && printDiagnostics(diagnostics)) {
    rmSync(folder, { recursive: true, force: true });
    return 1;
  }
  await prepare();
  // Computed now: files saved and articles due during the build are not part of it.
  const [digest, compiled, due] = [buildDigest(), compiledDigest(), dueArticles()];
  const settings = buildSettings(process.env);
  repairDanglingLink(latestBuild());
  const { code, isPartial } = await compileAndRender(folder, scope === 'partial', progress);
  // Without its ID, Next.js cannot serve a build.
  if (code !== 0 || !existsSync(path.join(folder, buildIdFile))) {
    rmSync(folder, { recursive: true, force: true });
    return code || 1;
  }
  progress.step('Building the search index');
  // The search index is built in this thread while workers postprocess pages.
  await waitForAll([finishPages(folder), buildSearchIndex(folder)]);
  copyContent(folder);
  // The route types import the sources by relative paths: they work in the folder of `npm run dev`, which is as deep,
  // but not through the link `.next`.
  cpSync(path.join(folder, 'types'), path.join(devBuild, 'types'), { recursive: true });
  rmSync(path.join(folder, 'types'), { recursive: true, force: true });
  await compressBuild(folder, progress);
  await bundleDesk(path.join(folder, bundleFolder));
  const publication = nextPublication(buildsFolder);
  finishBuild({ folder, digest, compiled, settings, isPartial, publication, due });
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

const newestBuild = (): Build | undefined => findNewestBuild(buildsFolder, buildSettings(process.env));

/** The newest build with the current settings, if it has the current sources. */
function findCurrentBuild(): Build | undefined {
  const newest = newestBuild();
  return newest?.digest === buildDigest() ? newest : undefined;
}

/**
 * Renders the remaining pages of the newest build with the current code, if it is partial, while servers may serve it.
 * Gives way to a publication: servers render those pages on request until they are rendered for the next one.
 * @returns the exit code
 */
export const completeBuild = (): Promise<number> =>
  withBuildLock(async () => {
    await removeOldBuilds(buildsFolder);
    const newest = newestBuild();
    if (!newest?.isPartial || newest.compiled !== compiledDigest()) return 0;
    // The server's log goes to the same terminal.
    const write = (line: string) => {
      logLine('info', line.trim());
      return true;
    };
    const { signal, stop } = giveWaySignal(buildsFolder);
    return renderRemainingPages(newest, startProgress({ isTTY: false, write }), signal).finally(stop);
  });

/** Publishes the content to the newest build if that has the current code, otherwise builds. @returns the exit code */
async function publishOrBuild(scope: BuildScope): Promise<number> {
  const newest = newestBuild();
  if (scope === 'complete' || newest?.compiled !== compiledDigest()) return createBuildWithProgress(scope);
  const progress = startProgress();
  const result = await publishContent(newest, progress, { demandsRedirects: false }).finally(() => progress.end());
  if (result.kind === 'done' || result.kind === 'unchanged') return 0;
  if (result.kind === 'refused') printDiagnostics(result.diagnostics);
  console.error('The build failed. Existing builds are unchanged.');
  return 1;
}

/** Builds unless the newest build with the current settings has the current sources. @returns the exit code */
export async function buildWhenNeeded(scope: BuildScope = 'complete'): Promise<number> {
  const isSufficient = (found: Build | undefined) => found && (scope === 'partial' || !found.isPartial);
  if (isSufficient(findCurrentBuild())) return 0;
  console.log('No build matches the current sources and settings; building first.');
  // Another process may create the same build while this one waits.
  return withBuildLock(async () => (isSufficient(findCurrentBuild()) ? 0 : publishOrBuild(scope)));
}
