import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mergeStyles, findSharedSheets, sheetPath } from '@/scripts/merge-styles';

const home = { layout: ['base'], error: ['base', 'button'], page: ['base', 'scene', 'frame', 'hero'], nothing: [] };

const helps = { layout: ['base'], error: ['base', 'button'], page: ['base', 'frame'], nothing: [] };

describe('shared style sheets', () => {
  it('merging style sheets ignores route handlers and images without any', () => {
    expect(findSharedSheets([{}, { nothing: [] }, home, helps])).toEqual(['base', 'button', 'frame']);
    expect(findSharedSheets([{}])).toEqual([]);
  });
});

describe('file name of a joined style sheet', () => {
  it('the file name of a merged style sheet is a hash of its content, so that it can be cached forever', () => {
    expect(sheetPath('a{}')).toMatch(/^static\/chunks\/[\da-f]{16}\.css$/);
    expect(sheetPath('a{}')).toBe(sheetPath('a{}'));
    expect(sheetPath('a{}')).not.toBe(sheetPath('b{}'));
  });
});

describe('compiled build', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'join-styles-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const manifest = (name: string) => path.join('server', 'app', '[locale]', name, 'page_client-reference-manifest.js');
  const start = (name: string) => `globalThis.__RSC_MANIFEST = {};\nglobalThis.__RSC_MANIFEST["/[locale]/${name}"] = `;

  it('merging style sheets changes only those of each page in the build manifests', () => {
    for (const sheet of ['base', 'frame', 'one', 'two']) write(`static/chunks/${sheet}.css`, `.${sheet}{}`);
    const listed = (sheets: string[]) => sheets.map((name) => ({ path: `static/chunks/${name}.css`, inlined: false }));
    for (const name of ['one', 'two']) {
      const entryCSSFiles = { layout: listed(['base']), page: listed(['base', name, 'frame']) };
      write(manifest(name), `${start(name)}${JSON.stringify({ clientModules: { a: 1 }, entryCSSFiles })};\n`);
    }
    mergeStyles(folder);
    const script = readFileSync(path.join(folder, manifest('two')), 'utf8');
    expect(script.startsWith(start('two'))).toBe(true);
    const { clientModules, entryCSSFiles } = JSON.parse(script.slice(start('two').length)) as {
      clientModules: unknown;
      entryCSSFiles: Record<string, { path: string }[]>;
    };
    expect(clientModules).toEqual({ a: 1 });
    const read = (entry: string) =>
      entryCSSFiles[entry]!.map((sheet) => readFileSync(path.join(folder, sheet.path), 'utf8'));
    expect(read('layout')).toEqual(['.base{}.frame{}']);
    expect(read('page')).toEqual(['.base{}.frame{}', '.two{}']);
  });
});
