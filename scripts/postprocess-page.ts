import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isInternalLocale, localeOfInternal } from '@/lib/i18n/internal-locale';
import { readPayload } from '@/lib/page-data/page-payload';
import { postprocessHtml } from '@/lib/http-server/postbuild/postprocess-html';

/**
 * Deduplicates the RSC payload of a prerendered page and writes its JSON payload (docs/seo.md).
 * @throws Error that names the page whose payload cannot be deduplicated
 */
function postprocessPage(folder: string, name: string): void {
  const file = path.join(folder, 'server', 'app', name);
  let html: string;
  try {
    html = postprocessHtml(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`Cannot deduplicate the RSC payload of ${name}.`, { cause });
  }
  writeFileSync(file, html);
  const route = name.slice(0, -'.html'.length);
  const [locale = ''] = route.split(path.sep);
  if (!isInternalLocale(locale)) return;
  const target = path.join(folder, 'payload', `${route}.json`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(readPayload(localeOfInternal(locale), html)));
}

/**
 * Postprocesses pages of a build sequentially.
 * @param folder the build's folder
 * @param names the pages' files below `server/app`, such as `en/pricing.html`
 * @throws Error that names the page whose payload cannot be deduplicated
 */
export function postprocessBatch(folder: string, names: readonly string[]): void {
  for (const name of names) postprocessPage(folder, name);
}
