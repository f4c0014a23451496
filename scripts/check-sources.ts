import { readContent } from '@/lib/content/build-index';
import { isError, type Diagnostic } from '@/lib/content/diagnostic';
import { sourceRoots } from '@/lib/content/roots';
import { checkData } from './check-data';
import { runInWorker } from './run-in-worker';

/** Returns the issues of articles and messages; the check runs in a worker. */
export const checkTexts = (): Promise<Diagnostic[]> =>
  runInWorker<typeof import('@/lib/pages/check-content'), 'checkContent'>(
    new URL('../lib/pages/check-content.ts', import.meta.url),
    'checkContent',
    { roots: sourceRoots, drafts: false },
  );

/** Returns the errors in data files, or, while these are valid, the issues of articles and messages. */
export async function checkSources(): Promise<Diagnostic[]> {
  const dataErrors = checkData().filter(isError);
  return dataErrors.length > 0 ? dataErrors : checkTexts();
}

/** When articles that are not due yet will be: ISO times, earliest first. */
export const dueArticles = (): string[] => readContent(sourceRoots, new Date(), false).due;
