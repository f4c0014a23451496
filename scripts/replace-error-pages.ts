import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorPage } from '@/lib/http-server/error-page';

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="preload" as="script"[^>]*>/g;

/**
 * Postprocesses the two fallback pages that Next.js sends itself: the not-found page loses its scripts, which it does
 * not need and the CSP blocks, and the error page is replaced with ours, since Next.js has no source file for it.
 * @param folder the build's `server` folder
 */
export function replaceErrorPages(folder: string): void {
  for (const name of ['app/_not-found.html', 'pages/404.html']) {
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(scripts, ''));
  }
  for (const name of ['app/_global-error.html', 'pages/500.html']) writeFileSync(path.join(folder, name), errorPage);
}
