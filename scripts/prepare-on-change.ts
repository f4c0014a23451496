import { utimesSync } from 'node:fs';
import { generatedFile } from '@/lib/content/generated-file';
import { sourceRoots } from '@/lib/content/roots';
import { cliArgs, run } from './run';
import { watchFolders } from './watch-folders';

/** The code that the generated files depend on, besides the words. */
const code = [
  'lib/api/endpoints',
  'lib/content',
  'lib/i18n',
  'lib/pricing',
  'lib/request-routing',
  'lib/urls',
  'scripts',
];

/** Requests wait until the index is newer than every article: after a failure they need not wait any longer. */
function stopWaiting(): void {
  const now = new Date();
  utimesSync(generatedFile('content-index.json'), now, now);
}

/**
 * Writes the generated files again after every change of what they are made from, in a new process, which runs the current
 * code. Errors are reported in the terminal, and the files stay as they are until the errors are fixed.
 */
export function prepareOnChange(): void {
  let isBusy = false;
  let isChanged = false;
  const prepareAgain = async () => {
    isChanged = true;
    if (isBusy) return;
    isBusy = true;
    while (isChanged) {
      isChanged = false;
      if ((await run(process.execPath, cliArgs('prepare'))) !== 0) stopWaiting();
    }
    isBusy = false;
  };
  watchFolders([...sourceRoots, ...code], () => void prepareAgain());
}
