import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { postprocessHtml } from '@/lib/http-server/postbuild/postprocess-html';

/**
 * Postprocesses pages of a build sequentially.
 * @param folder the build's folder
 * @param names the pages' files below `server/app`, such as `en/pricing.html`
 * @throws Error that names the page whose payload cannot be deduplicated
 */
export function postprocessBatch(folder: string, names: readonly string[]): void {
  for (const name of names) {
    const file = path.join(folder, 'server', 'app', name);
    try {
      writeFileSync(file, postprocessHtml(readFileSync(file, 'utf8')));
    } catch (cause) {
      throw new Error(`Cannot deduplicate the RSC payload of ${name}.`, { cause });
    }
  }
}
