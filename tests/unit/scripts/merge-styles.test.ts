import { expect, it } from 'vitest';
import { mergeStyles, findSharedSheets, sheetPath } from '@/scripts/merge-styles';
import { folderPerTest } from '@/tests/temp-folder';

const { at, put, read } = folderPerTest();

const home = { layout: ['base'], error: ['base', 'button'], page: ['base', 'scene', 'frame', 'hero'], nothing: [] };
const helps = { layout: ['base'], error: ['base', 'button'], page: ['base', 'frame'], nothing: [] };

it('merging style sheets ignores route handlers and images without any', () => {
  expect(findSharedSheets([{}, { nothing: [] }, home, helps])).toEqual(['base', 'button', 'frame']);
  expect(findSharedSheets([{}])).toEqual([]);
});

it('the file name of a merged style sheet is a hash of its content, so that it can be cached forever', () => {
  expect(sheetPath('a{}')).toMatch(/^static\/chunks\/[\da-f]{16}\.css$/);
  expect(sheetPath('a{}')).toBe(sheetPath('a{}'));
  expect(sheetPath('a{}')).not.toBe(sheetPath('b{}'));
});

it('merging style sheets changes only those of each page in the build manifests', () => {
  const manifest = (name: string) => `server/app/[locale]/${name}/page_client-reference-manifest.js`;
  const start = (name: string) => `globalThis.__RSC_MANIFEST = {};\nglobalThis.__RSC_MANIFEST["/[locale]/${name}"] = `;
  const listed = (sheets: string[]) => sheets.map((name) => ({ path: `static/chunks/${name}.css`, inlined: false }));
  for (const sheet of ['base', 'frame', 'one', 'two']) put(`static/chunks/${sheet}.css`, `.${sheet}{}`);
  for (const name of ['one', 'two']) {
    const entryCSSFiles = { layout: listed(['base']), page: listed(['base', name, 'frame']) };
    put(manifest(name), `${start(name)}${JSON.stringify({ clientModules: { a: 1 }, entryCSSFiles })};\n`);
  }
  mergeStyles(at());
  const script = read(manifest('two'));
  expect(script.startsWith(start('two'))).toBe(true);
  type Sheets = { path: string }[];
  const { clientModules, entryCSSFiles } = JSON.parse(script.slice(start('two').length)) as {
    clientModules: unknown;
    entryCSSFiles: Record<'layout' | 'page', Sheets>;
  };
  expect(clientModules).toEqual({ a: 1 });
  const textsOf = (sheets: Sheets) => sheets.map((sheet) => read(sheet.path));
  expect(textsOf(entryCSSFiles.layout)).toEqual(['.base{}.frame{}']);
  expect(textsOf(entryCSSFiles.page)).toEqual(['.base{}.frame{}', '.two{}']);
});
