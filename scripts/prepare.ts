import { prepareCalls } from './prepare-calls';
import { prepareContent } from './prepare-content';
import { prepareFonts } from './prepare-fonts';
import { prepareIcons } from './prepare-icons';
import { stopWithOneSentence } from './stop';

/** Writes all generated files. A content file that cannot be used ends the process with one sentence. */
export async function prepare(): Promise<void> {
  prepareFonts();
  prepareIcons();
  prepareCalls();
  await prepareContent().catch(stopWithOneSentence);
}
