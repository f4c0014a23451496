import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { copyFolders } from '@/lib/content/page-copy';
import { readJson } from '@/lib/content/json-file';
import { namespacesOf } from '@/lib/content/ui-messages';
import { findUntranslated } from '@/lib/content/untranslated';
import { sourceLocale, translatedCodes, type LocaleCode } from '@/lib/i18n/locales';
import { copyLocales } from '@/lib/urls/locale-availability';
import { collectionNames } from '@/lib/urls/route-table';

/**
 * Finds missing and outdated translations. Each language records, in `source-digests.yml`, a digest of the English
 * source of each of its files.
 */

export type TranslationState = 'current' | 'outdated' | 'still-english' | 'missing' | 'untranslated';
export type TranslationStatus = { locale: LocaleCode; file: string; state: TranslationState };

const digestFileName = 'source-digests.yml';

/** Empties the targets of links and images: translations need no new words if only these change. */
const withoutTargets = (text: string) => text.replaceAll(/\]\([^)\s]*/g, '](');

/** A field of the front matter that is not text, with the lines of its value. */
const metadataField = /^(?!title:|description:)[A-Za-z]+:.*\n(?:[ \t-].*\n)*/gm;

/** Leaves only title and description in the front matter: translations have no other fields. */
const withoutMetadata = (text: string) =>
  text.replace(/^---\r?\n[\s\S]*?\n---(?=\r?\n|$)/, (frontMatter) => frontMatter.replaceAll(metadataField, ''));

/** Digest of an English text as recorded for its translations. */
export const sourceDigest = (text: string): string =>
  createHash('sha256')
    .update(withoutTargets(withoutMetadata(text)))
    .digest('hex')
    .slice(0, 12);

const digestOf = (file: string) => sourceDigest(readFileSync(file, 'utf8'));

function idsIn(folder: string, extension: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(extension))
    .sort();
}

/** Returns the English files that a locale requires, and those that are optional (articles). */
function sourceFiles(root: string, locale: LocaleCode): { file: string; isArticle: boolean }[] {
  return [
    ...namespacesOf(locale).map((name) => ({ file: `${name}.json`, isArticle: false })),
    ...copyFolders.flatMap((kind) =>
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
function readUntranslatedTerms(root: string): ReadonlySet<string> {
  return new Set((readJson(path.join(root, 'do-not-translate.json')) as { terms: string[] }).terms);
}

/** Returns the digests of the English texts from which a locale's files were translated. */
export function readDigests(root: string, locale: LocaleCode): Record<string, string> {
  const file = digestFile(root, locale);
  return existsSync(file) ? ((parse(readFileSync(file, 'utf8')) as Record<string, string> | null) ?? {}) : {};
}

const digestFile = (root: string, locale: LocaleCode) => path.join(root, locale, digestFileName);

/**
 * Returns the state of every file of every language but English. An article without a translation is `untranslated`;
 * a file with untranslated text is `still-english`.
 * @param filter filter of files
 * @param readsTexts whether to look for untranslated text, which takes seconds for all languages
 */
export function translationStatus(
  root: string,
  filter: (file: string) => boolean = () => true,
  readsTexts = true,
): TranslationStatus[] {
  const untranslatedTerms = readUntranslatedTerms(root);
  const digests = new Map<string, string>();
  const currentDigest = (english: string) => {
    const digest = digests.get(english) ?? digestOf(english);
    digests.set(english, digest);
    return digest;
  };
  return translatedCodes.flatMap((locale) => {
    const recorded = readDigests(root, locale);
    return sourceFiles(root, locale)
      .filter(({ file }) => filter(file))
      .map(({ file, isArticle }): TranslationStatus => {
        const [english, translationPath] = [path.join(root, sourceLocale, file), path.join(root, locale, file)];
        if (!existsSync(translationPath)) return { locale, file, state: isArticle ? 'untranslated' : 'missing' };
        if (readsTexts && findUntranslated(english, translationPath, untranslatedTerms) !== null)
          return { locale, file, state: 'still-english' };
        return { locale, file, state: recorded[file] === currentDigest(english) ? 'current' : 'outdated' };
      });
  });
}

export type AcceptResult = { accepted: string[]; rejected: { file: string; reason: string }[] };

/**
 * Resolves a command-line argument to a file of a language: a path, or a name in the language's folder, with or
 * without extension.
 */
function resolveFile(root: string, locale: LocaleCode, argument: string): string {
  const relativePath = path.relative(path.join(root, locale), path.resolve(argument));
  const isPath = !relativePath.startsWith('..');
  const name = (isPath ? relativePath : argument).split(path.sep).join('/');
  const hasSource = (candidate: string) => existsSync(path.join(root, sourceLocale, candidate));
  return [name, `${name}.md`, `${name}.json`].find(hasSource) ?? name;
}

function rejectionReason(root: string, locale: LocaleCode, file: string): string | null {
  if (!sourceFiles(root, locale).some((source) => source.file === file)) {
    return `there is no English source ${path.join(root, sourceLocale, file)}`;
  }
  const translationPath = path.join(root, locale, file);
  if (!existsSync(translationPath)) return `${translationPath} does not exist`;
  return findUntranslated(path.join(root, sourceLocale, file), translationPath, readUntranslatedTerms(root));
}

/**
 * Records that files were translated from the current English files. Files that are still English are rejected, and
 * their record stays unchanged.
 * @param args paths or names in the language's folder; by default all existing files
 */
export function acceptTranslations(root: string, locale: LocaleCode, args: readonly string[] = []): AcceptResult {
  const existing = sourceFiles(root, locale)
    .map(({ file }) => file)
    .filter((file) => existsSync(path.join(root, locale, file)));
  const files = args.length > 0 ? args.map((argument) => resolveFile(root, locale, argument)) : existing;
  const results = [...new Set(files)].map((file) => ({ file, reason: rejectionReason(root, locale, file) }));
  const accepted = results.filter(({ reason }) => reason === null).map(({ file }) => file);
  const previousDigests = readDigests(root, locale);
  const digests = Object.fromEntries(
    existing.flatMap((file) => {
      const digest = accepted.includes(file) ? digestOf(path.join(root, sourceLocale, file)) : previousDigests[file];
      return digest === undefined ? [] : [[file, digest]];
    }),
  );
  writeFileSync(digestFile(root, locale), stringify(digests));
  return { accepted, rejected: results.flatMap(({ file, reason }) => (reason === null ? [] : [{ file, reason }])) };
}
