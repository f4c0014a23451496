import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits, findNodeAtLocation, modify, parseTree, type JSONPath } from 'jsonc-parser';
import { readData } from '@/lib/content/data-file';
import { ContentError } from '@/lib/content/diagnostic';
import { capitalize } from '@/lib/i18n/capitalize';
import { localesFile, localesSchema, type Locales } from '@/lib/i18n/locales-schema';
import { sampleDigest, sampleManifestFile } from '@/lib/pages/samples';
import { checkLocales } from './check-locales';
import { prepareLocales } from './prepare-locales';
import { writeFileAtomic } from './write-file-atomic';

/** Adds and removes languages in the data of the project in the current folder. */

const folderOf = (code: string) => path.join('messages', code);

const readLocales = () => (JSON.parse(readFileSync(localesFile, 'utf8')) as Locales).locales;

function insert(text: string, at: JSONPath, value: object): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  return applyEdits(text, modify(text, at, value, { formattingOptions, isArrayInsertion: true }));
}

/** Removes an item of a list or a field, with its comma; the formatting of its neighbors stays. */
export function removeFrom(text: string, at: JSONPath): string {
  const value = findNodeAtLocation(parseTree(text)!, at)!;
  const item = typeof at.at(-1) === 'string' ? value.parent! : value;
  const siblings = item.parent!.children!;
  const index = siblings.indexOf(item);
  const [previous, next] = [siblings[index - 1], siblings[index + 1]];
  const start = previous && !next ? previous.offset + previous.length : item.offset;
  return text.slice(0, start) + text.slice(next ? next.offset : item.offset + item.length);
}

/** Restores everything if the table is invalid. @throws ContentError with what is wrong */
function addRow(row: object, folder: string): void {
  const before = readFileSync(localesFile, 'utf8');
  try {
    writeFileAtomic(localesFile, insert(before, ['locales', readLocales().length], row));
    const issues = checkLocales(readData(localesFile, localesSchema));
    if (issues.length > 0) throw new ContentError(issues.map((issue) => ({ file: localesFile, ...issue })));
    prepareLocales();
  } catch (error) {
    writeFileAtomic(localesFile, before);
    rmSync(folder, { recursive: true });
    throw error;
  }
}

/** Adds a language as a draft, without texts. @returns its own name @throws Error if it cannot be added */
export function addLocale(tag: string, code: string): string {
  const folder = folderOf(code);
  if (existsSync(folder)) throw new Error(`The folder ${folder} already exists.`);
  if (!/^[a-z]{2}-[A-Z]{2}$/.test(tag)) throw new Error(`The language tag is "${tag}", but must be like it-IT.`);
  const language = tag.slice(0, 2);
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language)!;
  mkdirSync(folder);
  // A folder without files is not committed.
  writeFileSync(path.join(folder, 'source-digests.yml'), '{}\n');
  addRow({ code, language: tag, name: capitalize(name, language), draft: true }, folder);
  return name;
}

/**
 * Finds what refers to a locale in a data file: items of lists of codes, and values by code. A list that would be empty
 * is removed as a whole, except for `only`, which would then mean any language.
 */
export function referencesTo(code: string, codes: readonly string[], value: unknown, at: JSONPath = []): JSONPath[] {
  if (typeof value !== 'object' || value === null) return [];
  const isCode = (text: unknown) => codes.includes(text as string);
  const entries = Object.entries(value as Record<string, unknown>);
  const names = Array.isArray(value) ? (value as unknown[]) : Object.keys(value);
  if (names.includes(code) && names.every(isCode)) {
    if (names.length === 1 && at.at(-1) !== 'only') return [at];
    return [[...at, Array.isArray(value) ? names.indexOf(code) : code]];
  }
  return entries.flatMap(([key, child]) => {
    const path: JSONPath = [...at, Array.isArray(value) ? Number(key) : key];
    const found = referencesTo(code, codes, child, path);
    const isWhole = found.length === 1 && found[0]!.length === path.length;
    return isWhole && entries.length === 1 && !Array.isArray(value) && at.length > 0 ? [at] : found;
  });
}

/** Changes a data file. If it was a sample as shipped, it stays one: its digest is recorded anew. */
function editData(file: string, text: string): void {
  const before = sampleDigest(file)!;
  writeFileAtomic(file, text);
  const manifest = readFileSync(sampleManifestFile, 'utf8');
  if (manifest.includes(before)) writeFileAtomic(sampleManifestFile, manifest.replaceAll(before, sampleDigest(file)!));
}

/** Removes a language: its row, its messages, and what refers to it in data. @returns the changed data files */
export function removeLocale(code: string): string[] {
  const locales = readLocales();
  const codes = locales.map((row) => row.code);
  const index = codes.indexOf(code);
  if (index < 0) throw new Error(`"${code}" is not in ${localesFile}, which has ${codes.join(', ')}.`);
  if (code === 'en') throw new Error('English cannot be removed: all translations are made from it.');
  writeFileAtomic(localesFile, removeFrom(readFileSync(localesFile, 'utf8'), ['locales', index]));
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join('content', name))
    .filter((file) => path.normalize(localesFile) !== file);
  const changed = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    const found = referencesTo(code, codes, JSON.parse(text));
    // From the end, so that indexes stay valid.
    const edited = found.toReversed().reduce(removeFrom, text);
    if (found.length > 0) editData(file, edited);
    return found.length > 0;
  });
  rmSync(folderOf(code), { recursive: true, force: true });
  prepareLocales();
  return [localesFile, ...changed];
}
