import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorPage } from '@/lib/http-server/error-page';

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="preload" as="script"[^>]*>/g;

/**
 * Finishes the two pages that Next.js sends by itself when no page of ours can be: the one for an address that is
 * nothing loses its scripts, which it does not need and may not run; the one for a failure is put in the place of
 * Next.js's, for which it has no file.
 * @param folder what a build has made for the server
 */
export function replaceErrorPages(folder: string): void {
  for (const name of ['app/_not-found.html', 'pages/404.html']) {
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(scripts, ''));
  }
  for (const name of ['app/_global-error.html', 'pages/500.html']) writeFileSync(path.join(folder, name), errorPage);
}
