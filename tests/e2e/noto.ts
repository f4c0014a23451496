import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** Sets pages in Noto, from packages, so that the fonts of the machine do not matter: many have none for some scripts. */

const packageFolder = (name: string) => path.join('node_modules', '@fontsource', name);

/** The package's own style sheets, with addresses that the test answers. */
const fontFaces = (name: string) =>
  ['400', '700']
    .map((weight) => readFileSync(path.join(packageFolder(name), `${weight}.css`), 'utf8'))
    .join('\n')
    .replaceAll('url(./', `url(/noto/${name}/`);

/** Answers the requests for font files of every further page. */
export const serveNoto = (page: Page): Promise<unknown> =>
  page.route('**/noto/**', (route) => {
    const [, name, file] = /\/noto\/([^/]+)\/(.+)$/.exec(new URL(route.request().url()).pathname)!;
    return route.fulfill({ path: path.join(packageFolder(name!), file!) });
  });

/** Sets the open page in fonts, the first one that has a character, and waits until they are there. */
export async function setInNoto(page: Page, fonts: readonly string[]): Promise<void> {
  const families = fonts.map((name) => /font-family: ('[^']+')/.exec(fontFaces(name))![1]).join(', ');
  await page.addStyleTag({
    content: `${fonts.map(fontFaces).join('\n')}\n* { --sans: ${families} !important; --mono: ${families} !important; }`,
  });
  await page.waitForFunction(() => document.fonts.ready.then(() => document.fonts.status === 'loaded'));
}
