import { copyFileSync, cpSync } from 'node:fs';
import path from 'node:path';
import { logError } from '@/lib/api/log-failure';
import { dataFolder, messagesFolder } from '@/lib/config/source-file';
import { site } from '@/lib/config/site';
import { serverFiles } from '@/lib/content/generated-file';
import { sourceRoots } from '@/lib/content/roots';
import { retainAssets, retainFailureMessage } from '@/lib/http-server/assets/retain-assets';
import { postprocessPages } from './postprocess-pages';
import { precompressBuild, type Publication } from './precompress';
import type { Progress } from './progress';
import { removeUnservedFiles } from './remove-unserved-files';
import { replaceErrorPages } from './replace-error-pages';

/** Copies the content and its index into a build, which renders and serves its own copy. */
export function copyContent(folder: string): void {
  for (const root of sourceRoots) cpSync(root, path.join(folder, messagesFolder), { recursive: true });
  cpSync(dataFolder, path.join(folder, dataFolder), { recursive: true });
  for (const name of serverFiles) copyFileSync(path.join('generated', name), path.join(folder, name));
}

/** Waits for all, so that the lock is held until then. @throws the first error */
export async function waitForAll(steps: readonly Promise<unknown>[]): Promise<void> {
  for (const step of await Promise.allSettled(steps)) if (step.status === 'rejected') throw step.reason;
}

/**
 * Converts the pages that Next.js has rendered to those that servers send.
 * @param folder the folder of a build finished by Next.js
 */
export async function finishPages(folder: string): Promise<void> {
  removeUnservedFiles(folder);
  await postprocessPages(folder);
  replaceErrorPages(folder);
}

/**
 * Compresses the files of a build, and adds its scripts to those of all builds.
 * @param publication for a build in which only content is new
 */
export async function compressBuild(folder: string, progress: Progress, publication?: Publication): Promise<void> {
  progress.step('Compressing files');
  await precompressBuild(folder, publication);
  // Before any server uses it: during a rolling update, servers of the previous build also get requests for its files.
  await retainAssets(folder, site.assets).catch((error: unknown) => logError(retainFailureMessage, error));
}
