import { prepareEndpoints } from './prepare-endpoints';
import { prepareContent } from './prepare-content';
import { prepareFonts } from './prepare-fonts';
import { prepareIcons } from './prepare-icons';
import { exitWithError } from './exit-with-error';

/** Writes all generated files; exits with a message if a content file is invalid. */
export async function prepare(): Promise<void> {
  prepareFonts();
  prepareIcons();
  prepareEndpoints();
  await prepareContent().catch(exitWithError);
}
