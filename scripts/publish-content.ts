import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sourceFile } from '@/lib/config/source-file';
import { readContent } from '@/lib/content/build-index';
import type { ContentIndex } from '@/lib/content/content-index';
import { ContentError, formatDiagnostics, isError, type Diagnostic } from '@/lib/content/diagnostic';
import { sourceRoots } from '@/lib/content/roots';
import { buildIdFile } from '@/lib/next-internals/build-folder';
import { sampleManifestFile } from '@/lib/pages/samples';
import { findRemovedAddresses } from '@/lib/publishing/removed-addresses';
import { routingContext } from '@/lib/request-routing/routing-context';
import { buildDigest } from './build-digest';
import { buildsFolder, finishBuild, newBuildFolder, nextPublication, type Build } from './build-store';
import { buildSearchIndex } from './build-search-index';
import { checkSources, checkTexts } from './check-sources';
import { copyCompiled } from './copy-compiled';
import { compressBuild, copyContent, finishPages, waitForAll } from './finish-pages';
import { retainPreviousPages } from './retain-previous-pages';
import { linkLatestBuild } from './link-latest-build';
import { prepareContent } from './prepare-content';
import type { Progress } from './progress';
import { runNext } from './run-next';

/** Publishes content without compiling: another build with the same code, in which other pages are rendered. */

export type PublishResult =
  /** Servers of builds with the same code take it over. */
  | { kind: 'done'; build: Build }
  /** The content is invalid; nothing has changed. */
  | { kind: 'refused'; diagnostics: readonly Diagnostic[] }
  /** Rendering failed, which has been reported; nothing has changed. */
  | { kind: 'failed' };

/** Paths of the files that a manifest of the sample product lists; none if there is no manifest. */
function sampleFiles(manifest: string): Set<string> {
  if (!existsSync(manifest)) return new Set();
  const parts = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Record<string, string>>;
  return new Set(Object.values(parts).flatMap(Object.keys));
}

/** Finds addresses of the publication before that would lead nowhere. Call it when the index has been written. */
function removedAddresses(previous: Build): Diagnostic[] {
  const indexFile = path.join(previous.folder, 'content-index.json');
  const before = JSON.parse(readFileSync(indexFile, 'utf8')) as ContentIndex;
  const existing = readContent(sourceRoots, new Date(), false).index;
  const samples = sampleFiles(path.join(previous.folder, sampleManifestFile));
  const current = sampleFiles(sourceFile(sampleManifestFile));
  const removed = new Set([...samples].filter((file) => !current.has(file)));
  return findRemovedAddresses(before, existing, routingContext().redirects, removed);
}

type PublishOptions = {
  /** Whether addresses that are missing now need a redirect; they are only printed otherwise. */
  demandsRedirects: boolean;
};

/** Writes the generated files. @throws ContentError with all errors that can be found */
async function prepareOrExplain(): Promise<void> {
  try {
    await prepareContent();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const others = (await checkSources()).filter(isError);
    throw new ContentError(others.length > 0 ? others : error.diagnostics);
  }
}

/**
 * Checks the content, and meanwhile builds its search index.
 * @throws ContentError if it is invalid
 */
async function checkAndIndex(folder: string, previous: Build, { demandsRedirects }: PublishOptions): Promise<void> {
  const removed = removedAddresses(previous);
  if (demandsRedirects && removed.length > 0) throw new ContentError(removed);
  for (const line of formatDiagnostics(removed)) console.warn(line);
  const check = checkTexts().then((diagnostics) => {
    const errors = diagnostics.filter(isError);
    if (errors.length > 0) throw new ContentError(errors);
  });
  await waitForAll([check, buildSearchIndex(folder)]);
}

/** @throws ContentError if the content is invalid */
async function fillFolder(
  folder: string,
  previous: Build,
  progress: Progress,
  options: PublishOptions,
): Promise<boolean> {
  copyCompiled(previous.folder, folder);
  // Files saved from here on are not part of this publication.
  copyContent(folder);
  await checkAndIndex(folder, previous, options);
  progress.step('Rendering pages');
  const { code } = await runNext('generate', folder, progress, { PARTIAL_BUILD: '1' });
  if (code !== 0 || !existsSync(path.join(folder, buildIdFile))) return false;
  await finishPages(folder);
  await compressBuild(folder, progress, previous.folder);
  retainPreviousPages(previous.folder, folder);
  return true;
}

/**
 * Publishes the current content. The lock of the folder of all builds must be held.
 * @param previous the newest build with the current settings and code
 */
export async function publishContent(
  previous: Build,
  progress: Progress,
  options: PublishOptions,
): Promise<PublishResult> {
  progress.step('Checking articles and messages');
  // Read now: articles due during the publication are not part of it.
  const [digest, { due }] = [buildDigest(), readContent(sourceRoots, new Date(), false)];
  const folder = newBuildFolder(buildsFolder);
  let isDone = false;
  try {
    await prepareOrExplain();
    isDone = await fillFolder(folder, previous, progress, options);
    if (!isDone) return { kind: 'failed' };
  } catch (error) {
    if (error instanceof ContentError) return { kind: 'refused', diagnostics: error.diagnostics };
    throw error;
  } finally {
    if (!isDone) rmSync(folder, { recursive: true, force: true });
  }
  const publication = nextPublication(buildsFolder);
  const build: Build = { ...previous, folder, digest, isPartial: true, publication, due };
  finishBuild(build);
  linkLatestBuild(folder);
  return { kind: 'done', build };
}
