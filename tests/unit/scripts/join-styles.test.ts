import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinedEntries, joinStyles, sharedSheets, sheetPath } from '@/scripts/join-styles';

const home = { layout: ['base'], error: ['base', 'button'], page: ['base', 'scene', 'frame', 'hero'], nothing: [] };
const prices = { layout: ['base'], error: ['base', 'button'], page: ['base', 'plan', 'frame', 'hero'], nothing: [] };
const helps = { layout: ['base'], error: ['base', 'button'], page: ['base', 'frame'], nothing: [] };
const join = (sheets: readonly string[]) => sheets.join('+');

describe('style sheets that pages share', () => {
  it('are those that every page loads, in their order', () => {
    expect(sharedSheets([home, prices, helps])).toEqual(['base', 'button', 'frame']);
    expect(sharedSheets([home, prices])).toEqual(['base', 'button', 'frame', 'hero']);
  });

  it('are told without calls and pictures, which have no style sheets', () => {
    expect(sharedSheets([{}, { nothing: [] }, home, helps])).toEqual(['base', 'button', 'frame']);
    expect(sharedSheets([{}])).toEqual([]);
  });
});

describe('a page', () => {
  const shared = ['base', 'button', 'frame'];

  it('gets two style sheets: what all pages share, then its own, in the order they had', () => {
    expect(joinedEntries(home, shared, join)).toEqual({
      layout: ['base+button+frame'],
      error: ['base+button+frame'],
      page: ['base+button+frame', 'scene+hero'],
      nothing: [],
    });
  });

  it('without rules of its own gets one', () => {
    expect(joinedEntries(helps, shared, join).page).toEqual(['base+button+frame']);
  });
});

describe('the name of a joined style sheet', () => {
  it('follows from what it holds, so that it may be kept for ever', () => {
    expect(sheetPath('a{}')).toMatch(/^static\/chunks\/[\da-f]{16}\.css$/);
    expect(sheetPath('a{}')).toBe(sheetPath('a{}'));
    expect(sheetPath('a{}')).not.toBe(sheetPath('b{}'));
  });
});

describe('a compiled build', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'join-styles-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const manifest = (name: string) => path.join('server', 'app', '[locale]', name, 'page_client-reference-manifest.js');
  const start = (name: string) => `globalThis.__RSC_MANIFEST = {};\nglobalThis.__RSC_MANIFEST["/[locale]/${name}"] = `;

  it('names the joined style sheets in the manifest of each page, and nothing else in it changes', () => {
    for (const sheet of ['base', 'frame', 'one', 'two']) put(`static/chunks/${sheet}.css`, `.${sheet}{}`);
    const listed = (sheets: string[]) => sheets.map((one) => ({ path: `static/chunks/${one}.css`, inlined: false }));
    for (const name of ['one', 'two']) {
      const entryCSSFiles = { layout: listed(['base']), page: listed(['base', name, 'frame']) };
      put(manifest(name), `${start(name)}${JSON.stringify({ clientModules: { a: 1 }, entryCSSFiles })};\n`);
    }
    joinStyles(folder);
    const script = readFileSync(path.join(folder, manifest('two')), 'utf8');
    expect(script.startsWith(start('two'))).toBe(true);
    const { clientModules, entryCSSFiles } = JSON.parse(script.slice(start('two').length)) as {
      clientModules: unknown;
      entryCSSFiles: Record<string, { path: string }[]>;
    };
    expect(clientModules).toEqual({ a: 1 });
    const read = (entry: string) =>
      entryCSSFiles[entry]!.map((one) => readFileSync(path.join(folder, one.path), 'utf8'));
    expect(read('layout')).toEqual(['.base{}.frame{}']);
    expect(read('page')).toEqual(['.base{}.frame{}', '.two{}']);
  });

  it('has no empty lines in its joined style sheets', () => {
    put('static/chunks/one.css', '\n.one{}\n\n.more{}\n');
    put('static/chunks/two.css', '\n\n.two{}\n');
    const page = ['one', 'two'].map((one) => ({ path: `static/chunks/${one}.css`, inlined: false }));
    put(manifest('one'), `${start('one')}${JSON.stringify({ entryCSSFiles: { page } })}`);
    joinStyles(folder);
    expect(readFileSync(path.join(folder, sheetPath('.one{}.more{}.two{}')), 'utf8')).toBe('.one{}.more{}.two{}');
  });

  it('with a manifest that is written in another way fails', () => {
    put(manifest('one'), 'export default {}');
    expect(() => joinStyles(folder)).toThrow('is no manifest of client references as they are known');
  });
});
