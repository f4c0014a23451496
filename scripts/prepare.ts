import { prepareEndpoints } from './prepare-endpoints';
import { prepareContent } from './prepare-content';
import { prepareFonts } from './prepare-fonts';
import { prepareIcons } from './prepare-icons';
import { exitWithError } from './exit-with-error';

/** Writes all generated files. A content file that cannot be used ends the process with one sentence. */
export async function prepare(): Promise<void> {
  prepareFonts();
  prepareIcons();
  prepareEndpoints();
  await prepareContent().catch(exitWithError);
}
