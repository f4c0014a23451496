import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { postprocessHtml } from '@/lib/http-server/rendering/postprocess-html';

/**
 * Postprocesses pages of a build sequentially.
 * @param folder the build's folder
 * @param names the pages' files in that folder, such as `server/app/en/pricing.html`
 */
export function postprocessBatch(folder: string, names: readonly string[]): void {
  for (const file of names.map((name) => path.join(folder, name))) {
    writeFileSync(file, postprocessHtml(readFileSync(file, 'utf8')));
  }
}
