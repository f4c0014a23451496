import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { appFolder } from '@/lib/next-internals/build-folder';
import { runInWorker } from './run-in-worker';

/**
 * Postprocesses the pages of a build in one worker per core.
 * @param folder the folder of a build finished by Next.js
 */
export async function postprocessPages(folder: string): Promise<void> {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.startsWith(appFolder) && name.endsWith('.html'),
  );
  const threads = availableParallelism();
  const batches = Array.from({ length: threads }, (_, batch) =>
    pages.filter((_name, index) => index % threads === batch),
  );
  const workerFile = new URL('./postprocess-page.ts', import.meta.url);
  await Promise.all(
    batches.map((names) =>
      runInWorker<typeof import('./postprocess-page'), 'postprocessBatch'>(
        workerFile,
        'postprocessBatch',
        folder,
        names,
      ),
    ),
  );
}
