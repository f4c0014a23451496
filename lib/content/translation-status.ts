import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { copyKinds } from '@/lib/content/page-copy';
import { namespaces } from '@/lib/content/interface-words';
import { sourceLocale, translatedCodes, type LocaleCode } from '@/lib/i18n/locales';
import { copyLocales } from '@/lib/routes/catalogue';
import { collectionNames } from '@/lib/routes/route-table';

/**
 * Which translations are missing or older than their source. Each language keeps, in `made-from.yml`, a digest of the
 * English file that each of its files was made from.
 */

export type TranslationState = 'current' | 'outdated' | 'missing' | 'untranslated';
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

function recordedDigests(root: string, locale: LocaleCode): Record<string, string> {
  const file = path.join(root, locale, digestsName);
  return existsSync(file) ? ((parse(readFileSync(file, 'utf8')) as Record<string, string> | null) ?? {}) : {};
}

/** The state of every file of every language but English. An article without a translation is only untranslated. */
export function translationStatus(root: string): TranslationStatus[] {
  return translatedCodes.flatMap((locale) => {
    const digests = recordedDigests(root, locale);
    return sourceFiles(root, locale).map(({ file, isArticle }): TranslationStatus => {
      if (!existsSync(path.join(root, locale, file))) {
        return { locale, file, state: isArticle ? 'untranslated' : 'missing' };
      }
      const isCurrent = digests[file] === digestOf(path.join(root, sourceLocale, file));
      return { locale, file, state: isCurrent ? 'current' : 'outdated' };
    });
  });
}

/** Records that a language's files were made from the English files as they are now. */
export function acceptTranslations(root: string, locale: LocaleCode): void {
  const present = sourceFiles(root, locale).filter(({ file }) => existsSync(path.join(root, locale, file)));
  const digests = Object.fromEntries(present.map(({ file }) => [file, digestOf(path.join(root, sourceLocale, file))]));
  writeFileSync(path.join(root, locale, digestsName), stringify(digests));
}
