import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorPage } from '@/lib/http-server/error-page';
import { errorPages, notFoundPages } from '@/lib/next-internals/build-folder';
import { warnUnknownFormat } from '@/lib/next-internals/unknown-format';

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="preload" as="script"[^>]*>/g;

/**
 * Postprocesses the two fallback pages that Next.js sends itself: the not-found page loses its scripts, which it does
 * not need and the CSP blocks, and the error page is replaced with ours, since Next.js has no source file for it.
 * @param folder the folder of a build finished by Next.js
 */
export function replaceErrorPages(folder: string): void {
  const missing = [...notFoundPages, ...errorPages].find((name) => !existsSync(path.join(folder, name)));
  if (missing) return warnUnknownFormat('layout of the build folder', `There is no ${missing}.`);
  for (const file of notFoundPages.map((name) => path.join(folder, name))) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(scripts, ''));
  }
  for (const name of errorPages) writeFileSync(path.join(folder, name), errorPage);
}
