import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { addStyles } from './add-styles';

/** Sets pages in Noto from packages, independent of system fonts: many machines have none for some scripts. */

const packageFolder = (name: string) => path.join('node_modules', '@fontsource', name);

/** Returns the package's style sheets, with URLs that the test serves. */
const fontFaces = (name: string) =>
  ['400', '700']
    .map((weight) => readFileSync(path.join(packageFolder(name), `${weight}.css`), 'utf8'))
    .join('\n')
    .replaceAll('url(./', `url(/noto/${name}/`);

/** Serves the font files to every further page. */
export const serveNotoFonts = (page: Page): Promise<unknown> =>
  page.route('**/noto/**', (route) => {
    const [, name, file] = /\/noto\/([^/]+)\/(.+)$/.exec(new URL(route.request().url()).pathname)!;
    return route.fulfill({ path: path.join(packageFolder(name!), file!) });
  });

/** Applies fonts to the open page, in order of preference, and waits until they have loaded. */
export async function applyNotoFonts(page: Page, fonts: readonly string[]): Promise<void> {
  const families = fonts.map((name) => /font-family: ('[^']+')/.exec(fontFaces(name))![1]).join(', ');
  const variables = `* { --sans: ${families} !important; --mono: ${families} !important; }`;
  await addStyles(page, `${fonts.map(fontFaces).join('\n')}\n${variables}`);
  await page.waitForFunction(() => document.fonts.ready.then(() => document.fonts.status === 'loaded'));
}
