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
 * Which translations are missing or older than their source. Each language keeps, in `made-from.yml`, a digest of the
 * English file that each of its files was made from.
 */

export type TranslationState = 'current' | 'outdated' | 'english' | 'missing' | 'untranslated';
export type TranslationStatus = { locale: LocaleCode; file: string; state: TranslationState };

const digestsName = 'made-from.yml';

const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);

function idsIn(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort();
}

/** The English files that a locale should have, and those it may have (articles). */
function sourceFiles(root: string, locale: LocaleCode): { file: string; isArticle: boolean }[] {
  return [
    ...namespaces.map((name) => ({ file: `${name}.json`, isArticle: false })),
    ...copyKinds.flatMap((kind) =>
      idsIn(path.join(root, sourceLocale, kind), '.json')
        .filter((name) => copyLocales(kind, name.replace(/\.json$/, '')).includes(locale))
        .map((name) => ({ file: path.posix.join(kind, name), isArticle: false })),
    ),
    ...collectionNames.flatMap((name) =>
      // Beside some articles stand the words of what is put into them.
      ['.md', '.json'].flatMap((ending) =>
        idsIn(path.join(root, sourceLocale, name), ending).map((id) => ({
          file: path.posix.join(name, id),
          isArticle: true,
        })),
      ),
    ),
  ];
}

/** Texts that are the same in every language. */
function keptInEnglish(root: string): ReadonlySet<string> {
  return new Set((readJson(path.join(root, 'kept-in-english.json')) as { texts: string[] }).texts);
}

function recordedDigests(root: string, locale: LocaleCode): Record<string, string> {
  const file = recordedFile(root, locale);
  return existsSync(file) ? ((parse(readFileSync(file, 'utf8')) as Record<string, string> | null) ?? {}) : {};
}

const recordedFile = (root: string, locale: LocaleCode) => path.join(root, locale, digestsName);

/** Whether one file of a language is made from the English file as it is now, from an older one, or still English. */
function stateOf(
  english: string,
  own: string,
  recorded: string | undefined,
  kept: ReadonlySet<string>,
): TranslationState {
  if (findUntranslated(english, own, kept) !== null) return 'english';
  return recorded === digestOf(english) ? 'current' : 'outdated';
}

/**
 * The state of every file of every language but English. An article without a translation is only untranslated; a file
 * in which English words have stayed counts as none.
 * @param wanted only files for which it is true
 */
export function translationStatus(root: string, wanted: (file: string) => boolean = () => true): TranslationStatus[] {
  const kept = keptInEnglish(root);
  return translatedCodes.flatMap((locale) => {
    const recorded = recordedDigests(root, locale);
    return sourceFiles(root, locale)
      .filter(({ file }) => wanted(file))
      .map(({ file, isArticle }): TranslationStatus => {
        const [english, own] = [path.join(root, sourceLocale, file), path.join(root, locale, file)];
        if (!existsSync(own)) return { locale, file, state: isArticle ? 'untranslated' : 'missing' };
        return { locale, file, state: stateOf(english, own, recorded[file], kept) };
      });
  });
}

export type Accepted = { accepted: string[]; refused: { file: string; reason: string }[] };

/** The file of a language that a person means: by its path from the top, or its name in the language’s folder with or without an ending. */
function meantFile(root: string, locale: LocaleCode, given: string): string {
  const own = path.relative(path.join(root, locale), path.resolve(given));
  const isPath = !own.startsWith('..');
  const name = (isPath ? own : given).split(path.sep).join('/');
  const isKnown = (one: string) => existsSync(path.join(root, sourceLocale, one));
  return [name, `${name}.md`, `${name}.json`].find(isKnown) ?? name;
}

function refusal(root: string, locale: LocaleCode, file: string): string | null {
  if (!sourceFiles(root, locale).some((one) => one.file === file)) {
    return `there is no English ${path.join(root, sourceLocale, file)} that it could be made from`;
  }
  const own = path.join(root, locale, file);
  if (!existsSync(own)) return `there is no ${own}`;
  return findUntranslated(path.join(root, sourceLocale, file), own, keptInEnglish(root));
}

/**
 * Records that files of a language were made from the English files as they are now. What is still English is refused,
 * and stays recorded as it was.
 * @param given the files, or their names in the language's folder; without them all that are there
 */
export function acceptTranslations(root: string, locale: LocaleCode, given: readonly string[] = []): Accepted {
  const present = sourceFiles(root, locale)
    .map(({ file }) => file)
    .filter((file) => existsSync(path.join(root, locale, file)));
  const files = given.length > 0 ? given.map((one) => meantFile(root, locale, one)) : present;
  const answers = [...new Set(files)].map((file) => ({ file, reason: refusal(root, locale, file) }));
  const accepted = answers.filter(({ reason }) => reason === null).map(({ file }) => file);
  const before = recordedDigests(root, locale);
  const digests = Object.fromEntries(
    present.flatMap((file) => {
      const digest = accepted.includes(file) ? digestOf(path.join(root, sourceLocale, file)) : before[file];
      return digest === undefined ? [] : [[file, digest]];
    }),
  );
  writeFileSync(recordedFile(root, locale), stringify(digests));
  return { accepted, refused: answers.flatMap(({ file, reason }) => (reason === null ? [] : [{ file, reason }])) };
}
