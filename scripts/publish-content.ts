import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compileEnvironment } from '@/lib/config/first-party-hosts';
import { rendersPublication } from '@/lib/config/render-process';
import { sourceFile } from '@/lib/config/source-file';
import { readContent } from '@/lib/content/build-index';
import type { ContentIndex } from '@/lib/content/content-index';
import { ContentError, formatDiagnostics, isError, type Diagnostic } from '@/lib/content/diagnostic';
import { sourceRoots } from '@/lib/content/roots';
import type { PrerenderedRoute } from '@/lib/next-internals/build-folder';
import { sampleManifestFile } from '@/lib/pages/samples';
import { firstPagesFile } from '@/lib/publishing/first-pages';
import { findRemovedAddresses } from '@/lib/publishing/removed-addresses';
import { routingContext } from '@/lib/request-routing/routing-context';
import { buildDigest } from './build-digest';
import { buildsFolder, finishBuild, newBuildFolder, nextPublication, type Build } from './build-store';
import { buildSearchIndex } from './build-search-index';
import { checkSources, checkTexts } from './check-sources';
import { copyCompiled } from './copy-compiled';
import { compressBuild, copyContent, waitForAll } from './finish-pages';
import { retainPreviousPages } from './retain-previous-pages';
import { linkLatestBuild } from './link-latest-build';
import { prepareContent } from './prepare-content';
import type { Progress } from './progress';
import { cliArgs, run } from './run';

/** Publishes content without compiling: another build with the same code, in which other pages are rendered. */

export type PublishResult =
  /** Servers of builds with the same code take it over. */
  | { kind: 'done'; build: Build }
  /** The build already has this content. */
  | { kind: 'unchanged' }
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

/** @throws ContentError for addresses that are missing, if they need a redirect */
function checkRemoved(previous: Build, { demandsRedirects }: PublishOptions): void {
  const removed = removedAddresses(previous);
  if (demandsRedirects && removed.length > 0) throw new ContentError(removed);
  for (const line of formatDiagnostics(removed)) console.warn(line);
}

/** What was rendered; null if that has failed, and then what the process has printed. */
type Rendering = { rendered: PrerenderedRoute[] | null; output: string };

/** Renders in a process of its own, with the environment of a server. */
async function renderFirstPages(folder: string, previous: string, signal: AbortSignal): Promise<Rendering> {
  let output = '';
  const env = { ...compileEnvironment, NODE_ENV: 'production', NEXT_DIST_DIR: folder, [rendersPublication]: '1' };
  const args = [...cliArgs('render-first-pages'), '--previous', previous];
  const code = await run(process.execPath, args, env, {
    onOutput: (text) => (output += text),
    signal,
  });
  if (code !== 0) return { rendered: null, output };
  const list = readFileSync(path.join(folder, firstPagesFile), 'utf8');
  return { rendered: JSON.parse(list) as PrerenderedRoute[], output };
}

/** Checks the content, and meanwhile renders it and builds its search index. @throws ContentError if it is invalid */
async function checkAndRender(folder: string, previous: string): Promise<Rendering> {
  const invalid = new AbortController();
  const check = checkTexts({ folder, previous }).then((diagnostics) => {
    const errors = diagnostics.filter(isError);
    if (errors.length === 0) return;
    invalid.abort();
    throw new ContentError(errors);
  });
  const rendering = renderFirstPages(folder, previous, invalid.signal);
  await waitForAll([check, rendering, buildSearchIndex(folder, previous)]);
  return rendering;
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
  checkRemoved(previous, options);
  const { rendered, output } = await checkAndRender(folder, previous.folder);
  if (!rendered) {
    process.stderr.write(output);
    return false;
  }
  await compressBuild(folder, progress, { rendered, previous: previous.folder });
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
  progress.step('Checking and rendering');
  // Read now: articles due during the publication are not part of it.
  const { due, published } = readContent(sourceRoots, new Date(), false);
  const digest = buildDigest(published);
  if (digest === previous.digest) return { kind: 'unchanged' };
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
