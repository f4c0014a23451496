import type { DeskConfig } from '@/lib/desk/desk-config';

/** HTML and policies of the desk's pages. */

/** Address of the configuration, which the script requests. */
export const configPath = '/desk/config.json';
/** Address of the last publications. */
export const statusPath = '/desk/status.json';
/** Where the script's files are served. */
export const filesPath = '/desk/files/';

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const htmlPage = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="robots" content="noindex"><link rel="icon" href="data:,">` +
  `<title>${escapeText(title)}</title>${body}</html>`;

/** Returns the page of the desk. @param script name of the script's first file */
export const deskPage = (title: string, script: string): string =>
  htmlPage(
    title,
    `<noscript>The desk needs JavaScript.</noscript><div id="nc-root"></div>` +
      `<script type="module" src="${filesPath}${script}"></script>`,
  );

/** Returns the page that ends a sign-in at GitHub, in a window of its own. */
export const callbackPage = (script: string, nonce: string): string =>
  htmlPage('Signing in', `<p>Signing in…</p><script nonce="${nonce}">${script}</script>`);

const noFrames = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Returns the policy of the desk's page: nothing but our own files and one API. The CMS creates styles while it runs,
 * shows images before they are saved, and converts images by WebAssembly in workers.
 * @param api origin of the API; null for the files of a checkout
 */
export const deskPolicy = (api: string | null): string =>
  `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; ` +
  `img-src 'self' data: blob:; font-src 'self'; media-src 'self' blob:; worker-src 'self' blob:; ` +
  `connect-src 'self' data: blob:${api ? ` ${api}` : ''}; ${noFrames}`;

/** Returns the policy of the page that ends a sign-in. */
export const callbackPolicy = (nonce: string): string => `default-src 'none'; script-src 'nonce-${nonce}'; ${noFrames}`;

/** What the desk's script requests first. */
export type DeskSetup = DeskConfig & {
  /** Origins that the CMS may request, apart from its own. */
  origins: readonly string[];
};
