import path from 'node:path';
import { readContent } from '@/lib/content/build-index';
import { isError, type Diagnostic } from '@/lib/content/diagnostic';
import { sourceRoots } from '@/lib/content/roots';
import { checkData } from './check-data';
import { runInWorker } from './run-in-worker';

/** What later publications of the same code use again, in a build's folder. */
const checkCacheFile = path.join('cache', 'checked-texts.json');

/** The folder of a build, and that of an earlier one with the same code. */
type CheckFolders = { folder: string; previous?: string };

/** Returns the issues of articles and messages; the check runs in a worker. */
export const checkTexts = (folders?: CheckFolders): Promise<Diagnostic[]> =>
  runInWorker<typeof import('@/lib/pages/check-content'), 'checkContent'>(
    new URL('../lib/pages/check-content.ts', import.meta.url),
    'checkContent',
    {
      roots: sourceRoots,
      drafts: false,
      ...(folders && {
        cacheFiles: {
          previous: folders.previous && path.join(folders.previous, checkCacheFile),
          next: path.join(folders.folder, checkCacheFile),
        },
      }),
    },
  );

/** Returns the errors in data files, or, while these are valid, the issues of articles and messages. */
export async function checkSources(folders?: CheckFolders): Promise<Diagnostic[]> {
  const dataErrors = checkData().filter(isError);
  return dataErrors.length > 0 ? dataErrors : checkTexts(folders);
}

/** When articles that are not due yet will be: ISO times, earliest first. */
export const dueArticles = (): string[] => readContent(sourceRoots, new Date(), false).due;
