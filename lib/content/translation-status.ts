import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { copyKinds } from '@/lib/content/page-copy';
import { readJson } from '@/lib/content/json-file';
import { namespaces } from '@/lib/content/ui-messages';
import { findUntranslated } from '@/lib/content/untranslated';
import { sourceLocale, translatedCodes, type LocaleCode } from '@/lib/i18n/locales';
import { copyLocales } from '@/lib/urls/catalogue';
import { collectionNames } from '@/lib/urls/route-table';

/**
 * Finds missing and outdated translations. Each language records, in `made-from.yml`, a digest of the English source of
 * each of its files.
 */

export type TranslationState = 'current' | 'outdated' | 'english' | 'missing' | 'untranslated';
export type TranslationStatus = { locale: LocaleCode; file: string; state: TranslationState };

const digestsName = 'made-from.yml';

const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);

function idsIn(folder: string, extension: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(extension))
    .sort();
}

/** Returns the English files that a locale requires, and those that are optional (articles). */
function sourceFiles(root: string, locale: LocaleCode): { file: string; isArticle: boolean }[] {
  return [
    ...namespaces.map((name) => ({ file: `${name}.json`, isArticle: false })),
    ...copyKinds.flatMap((kind) =>
      idsIn(path.join(root, sourceLocale, kind), '.json')
        .filter((name) => copyLocales(kind, name.replace(/\.json$/, '')).includes(locale))
        .map((name) => ({ file: path.posix.join(kind, name), isArticle: false })),
    ),
    ...collectionNames.flatMap((name) =>
      // Some articles have message files for their references.
      ['.md', '.json'].flatMap((extension) =>
        idsIn(path.join(root, sourceLocale, name), extension).map((id) => ({
          file: path.posix.join(name, id),
          isArticle: true,
        })),
      ),
    ),
  ];
}

/** Texts that are the same in every language. */
function untranslatedTexts(root: string): ReadonlySet<string> {
  return new Set((readJson(path.join(root, 'kept-in-english.json')) as { texts: string[] }).texts);
}

function recordedDigests(root: string, locale: LocaleCode): Record<string, string> {
  const file = recordedFile(root, locale);
  return existsSync(file) ? ((parse(readFileSync(file, 'utf8')) as Record<string, string> | null) ?? {}) : {};
}

const recordedFile = (root: string, locale: LocaleCode) => path.join(root, locale, digestsName);

/** Returns whether a translation is current, outdated, or still English. */
function stateOf(
  english: string,
  own: string,
  recorded: string | undefined,
  allowed: ReadonlySet<string>,
): TranslationState {
  if (findUntranslated(english, own, allowed) !== null) return 'english';
  return recorded === digestOf(english) ? 'current' : 'outdated';
}

/**
 * Returns the state of every file of every language but English. An article without a translation is `untranslated`;
 * a file with untranslated text is `english`.
 * @param wanted filter of files
 */
export function translationStatus(root: string, wanted: (file: string) => boolean = () => true): TranslationStatus[] {
  const allowed = untranslatedTexts(root);
  return translatedCodes.flatMap((locale) => {
    const recorded = recordedDigests(root, locale);
    return sourceFiles(root, locale)
      .filter(({ file }) => wanted(file))
      .map(({ file, isArticle }): TranslationStatus => {
        const [english, own] = [path.join(root, sourceLocale, file), path.join(root, locale, file)];
        if (!existsSync(own)) return { locale, file, state: isArticle ? 'untranslated' : 'missing' };
        return { locale, file, state: stateOf(english, own, recorded[file], allowed) };
      });
  });
}

export type Accepted = { accepted: string[]; refused: { file: string; reason: string }[] };

/**
 * Resolves a command-line argument to a file of a language: a path, or a name in the language's folder, with or
 * without extension.
 */
function resolveFile(root: string, locale: LocaleCode, given: string): string {
  const own = path.relative(path.join(root, locale), path.resolve(given));
  const isPath = !own.startsWith('..');
  const name = (isPath ? own : given).split(path.sep).join('/');
  const isKnown = (one: string) => existsSync(path.join(root, sourceLocale, one));
  return [name, `${name}.md`, `${name}.json`].find(isKnown) ?? name;
}

function refusalReason(root: string, locale: LocaleCode, file: string): string | null {
  if (!sourceFiles(root, locale).some((one) => one.file === file)) {
    return `there is no English source ${path.join(root, sourceLocale, file)}`;
  }
  const own = path.join(root, locale, file);
  if (!existsSync(own)) return `${own} does not exist`;
  return findUntranslated(path.join(root, sourceLocale, file), own, untranslatedTexts(root));
}

/**
 * Records that files were translated from the current English files. Files that are still English are refused, and
 * their record stays unchanged.
 * @param given paths or names in the language's folder; by default all existing files
 */
export function acceptTranslations(root: string, locale: LocaleCode, given: readonly string[] = []): Accepted {
  const present = sourceFiles(root, locale)
    .map(({ file }) => file)
    .filter((file) => existsSync(path.join(root, locale, file)));
  const files = given.length > 0 ? given.map((one) => resolveFile(root, locale, one)) : present;
  const results = [...new Set(files)].map((file) => ({ file, reason: refusalReason(root, locale, file) }));
  const accepted = results.filter(({ reason }) => reason === null).map(({ file }) => file);
  const before = recordedDigests(root, locale);
  const digests = Object.fromEntries(
    present.flatMap((file) => {
      const digest = accepted.includes(file) ? digestOf(path.join(root, sourceLocale, file)) : before[file];
      return digest === undefined ? [] : [[file, digest]];
    }),
  );
  writeFileSync(recordedFile(root, locale), stringify(digests));
  return { accepted, refused: results.flatMap(({ file, reason }) => (reason === null ? [] : [{ file, reason }])) };
}
