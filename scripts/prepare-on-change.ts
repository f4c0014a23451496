import { utimesSync } from 'node:fs';
import { generatedFile } from '@/lib/content/generated-file';
import { dataFolder } from '@/lib/config/source-file';
import { sourceRoots } from '@/lib/content/roots';
import { cliArgs, run } from './run';
import { watchFolders } from './watch-folders';

/** Code folders that the generated files depend on, in addition to messages and data files. */
const code = [
  'lib/api/endpoints',
  'lib/content',
  'lib/i18n',
  'lib/pricing',
  'lib/request-routing',
  'lib/urls',
  'scripts',
];

/** Updates the index's mtime even after a failure; otherwise requests would wait until they time out. */
function stopWaiting(): void {
  const now = new Date();
  utimesSync(generatedFile('content-index.json'), now, now);
}

/**
 * Regenerates the files whenever their sources change, in a new process, which runs the current code. Errors are reported
 * in the terminal, and the files stay unchanged until the errors are fixed.
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
  watchFolders([...sourceRoots, dataFolder, ...code], () => void prepareAgain());
}
