import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { manifestFile } from '@/lib/http-server/asset-manifest';
import { appFolder, prerenderManifestFile } from '@/lib/next-internals/build-folder';
import { buildsFolder, finishBuild, newBuildFolder, type Build } from './build-store';
import { isRendered } from './copy-compiled';
import { postprocessPages } from './postprocess-pages';
import { precompressPages } from './precompress';
import type { Progress } from './progress';
import { removeUnservedFiles } from './remove-unserved-files';
import { runNext } from './run-next';

/**
 * Renders the pages that a partial build lacks, while a server may serve it: in a copy, whose finished files are then
 * moved into the build. Until then the server renders those pages on request.
 */

/** Entries of a build that belong to the build itself or its servers. */
const notCopied = new Set(['cache', 'build-record.json', 'on-demand-pages', 'og-images', 'previous-pages', 'servers']);

function copyBuild(from: string, to: string): void {
  for (const name of readdirSync(from).filter((name) => !notCopied.has(name))) {
    cpSync(path.join(from, name), path.join(to, name), { recursive: true, verbatimSymlinks: true });
  }
}

/** Moves the rendered files of a folder into another one, replacing those with the same name. */
function moveRendered(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true, recursive: true })) {
    const name = path.relative(from, path.join(entry.parentPath, entry.name));
    if (!entry.isFile() || !isRendered(name)) continue;
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    renameSync(path.join(from, name), path.join(to, name));
  }
}

/** Moves the rendered pages into a build; the manifest comes last, since it announces them to the server. */
function movePages(from: string, to: string): void {
  moveRendered(path.join(from, appFolder), path.join(to, appFolder));
  for (const name of [prerenderManifestFile, manifestFile]) renameSync(path.join(from, name), path.join(to, name));
}

/**
 * @param progress shows what is being done
 * @param signal ends it: the server goes on rendering these pages on request
 * @returns the exit code
 */
export async function renderRemainingPages(build: Build, progress: Progress, signal?: AbortSignal): Promise<number> {
  const copy = newBuildFolder(buildsFolder);
  try {
    copyBuild(build.folder, copy);
    progress.step('Rendering the remaining pages');
    const { code } = await runNext('generate', copy, progress, { BUILD_WHILE_SERVING: '1' }, signal);
    if (signal?.aborted) return 0;
    if (code !== 0) return code;
    progress.step('Compressing pages');
    removeUnservedFiles(copy);
    await postprocessPages(copy);
    await precompressPages(copy);
    // Another build may have removed this one, if no server uses it.
    if (!existsSync(build.folder)) return 0;
    movePages(copy, build.folder);
    finishBuild({ ...build, isPartial: false });
    return 0;
  } finally {
    progress.end();
    rmSync(copy, { recursive: true, force: true });
  }
}
