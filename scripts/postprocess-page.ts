import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { postprocessHtml } from '@/lib/http-server/rendering/postprocess-html';
import type { UnknownFormat } from '@/lib/next-internals/unknown-format';

/**
 * Postprocesses pages of a build sequentially.
 * @param folder the build's folder
 * @param names the pages' files in that folder, such as `server/app/en/pricing.html`
 * @returns what has an unknown format and is left unchanged
 */
export function postprocessBatch(folder: string, names: readonly string[]): UnknownFormat[] {
  return names.flatMap((name) => {
    const file = path.join(folder, name);
    const { html, unknown } = postprocessHtml(readFileSync(file, 'utf8'));
    writeFileSync(file, html);
    return unknown.map((format) => ({ ...format, reason: `${name}: ${format.reason}` }));
  });
}
