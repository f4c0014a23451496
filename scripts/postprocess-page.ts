import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isLocaleCode } from '@/lib/i18n/locales';
import { readPayload } from '@/lib/page-data/page-payload';
import { postprocessHtml } from '@/lib/http-server/postbuild/postprocess-html';

/**
 * Makes a page of a build tell everything once, and writes beside it what it says, for programs (docs/machine-readable.md).
 * @throws Error for a page that cannot be shortened, with its name
 */
function finishPage(folder: string, name: string): void {
  const file = path.join(folder, 'server', 'app', name);
  let html: string;
  try {
    html = postprocessHtml(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${name} cannot be shortened.`, { cause });
  }
  writeFileSync(file, html);
  const route = name.slice(0, -'.html'.length);
  const [locale = ''] = route.split(path.sep);
  if (!isLocaleCode(locale)) return;
  const target = path.join(folder, 'payload', `${route}.json`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(readPayload(locale, html)));
}

/**
 * Finishes some of a build's pages, one after the other.
 * @param folder the build's own
 * @param names the pages' files below `server/app`, such as `en/pricing.html`
 * @throws Error for a page that cannot be shortened, with its name
 */
export function finishSome(folder: string, names: readonly string[]): void {
  for (const name of names) finishPage(folder, name);
}
