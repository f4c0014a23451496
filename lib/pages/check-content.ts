import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readWords } from '@/lib/content/article-file';
import { buildContentIndex } from '@/lib/content/build-index';
import { articleLink } from '@/lib/pages/article-link';
import { distinct, shownLocale } from '@/lib/content/article-lists';
import type { ContentIndex } from '@/lib/content/content-index';
import { readJson } from '@/lib/content/json-file';
import { renderMarkdown, type ArticleLink } from '@/lib/content/markdown';
import { withReferences } from '@/lib/content/reference/expand';
import { pageCopySchema, copyKinds } from '@/lib/content/page-copy';
import {
  differingArguments,
  differingIds,
  differingKeys,
  leftInEnglish,
  strangePlaceholders,
  type Words,
} from '@/lib/content/word-rules';
import { namespaces } from '@/lib/content/interface-words';
import { localeCodes, sourceLocale, type LocaleCode } from '@/lib/i18n/locales';
import { copyLocales } from '@/lib/routes/catalogue';
import { collectionNames } from '@/lib/routes/route-table';

/** Checks all words of all languages against English, and every article; what `npm run check:content` runs. */

const read = (file: string) => readJson(file) as Words;

function checkInterface(root: string, locale: LocaleCode, allowed: ReadonlySet<string>): string[] {
  return namespaces.flatMap((name) => {
    const file = path.join(root, locale, `${name}.json`);
    if (!existsSync(file)) return [`${file} is missing`];
    const english = read(path.join(root, sourceLocale, `${name}.json`));
    const own = read(file);
    return [
      ...differingKeys(english, own),
      ...differingArguments(english, own),
      ...(locale === sourceLocale ? [] : leftInEnglish(english, own, allowed)),
    ].map((complaint) => `${file}: ${complaint}`);
  });
}

function checkCopyFile(file: string, englishFile: string, isEnglish: boolean, allowed: ReadonlySet<string>): string[] {
  if (!existsSync(file)) return [`${file} is missing`];
  const own = read(file);
  const english = read(englishFile);
  const schema = pageCopySchema.safeParse(own);
  return [
    ...(schema.success ? [] : schema.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)),
    ...differingKeys(english, own),
    ...differingIds(english, own),
    ...strangePlaceholders(own),
    ...(isEnglish ? [] : leftInEnglish(english, own, allowed)),
  ].map((complaint) => `${file}: ${complaint}`);
}

function checkCopy(root: string, locale: LocaleCode, allowed: ReadonlySet<string>): string[] {
  return copyKinds.flatMap((kind) => {
    const englishFolder = path.join(root, sourceLocale, kind);
    const ids = readdirSync(englishFolder).map((name) => name.replace(/\.json$/, ''));
    const wanted = ids.filter((id) => locale === sourceLocale || copyLocales(kind, id).includes(locale));
    const folder = path.join(root, locale, kind);
    const extra = existsSync(folder)
      ? readdirSync(folder).filter((name) => !wanted.includes(name.replace(/\.json$/, '')))
      : [];
    return [
      ...wanted.flatMap((id) =>
        checkCopyFile(
          path.join(folder, `${id}.json`),
          path.join(englishFolder, `${id}.json`),
          locale === sourceLocale,
          allowed,
        ),
      ),
      ...extra.map((name) => `${path.join(folder, name)} belongs to no page of this language`),
    ];
  });
}

/** The words of references that a language has: not every language has every article. */
function checkReferences(root: string, locale: LocaleCode, allowed: ReadonlySet<string>): string[] {
  const englishFolder = path.join(root, sourceLocale, 'docs');
  return readdirSync(englishFolder)
    .filter((name) => name.endsWith('.json') && existsSync(path.join(root, locale, 'docs', name)))
    .flatMap((name) => {
      const file = path.join(root, locale, 'docs', name);
      const english = read(path.join(englishFolder, name));
      const own = read(file);
      return [
        ...differingKeys(english, own),
        ...differingArguments(english, own),
        ...(locale === sourceLocale ? [] : leftInEnglish(english, own, allowed)),
      ].map((complaint) => `${file}: ${complaint}`);
    });
}

function checkTaxonomy(root: string, index: ContentIndex): string[] {
  const words = read(path.join(root, sourceLocale, 'taxonomy.json')) as Record<string, string>;
  const used = distinct(
    [...index.blog, ...index.news].flatMap(({ category, tags }) => [...(category ? [category] : []), ...tags]),
  );
  return used
    .filter((name) => !(name in words))
    .map(
      (name) => `${path.join(root, sourceLocale, 'taxonomy.json')}: “${name}” is used by an article but has no name`,
    );
}

/** The internal links of a Markdown text, as the pages' own paths. */
async function linkTargets(file: string, locale: LocaleCode): Promise<Set<string>> {
  const targets = new Set<string>();
  const resolve = (target: string): ArticleLink => {
    targets.add(target);
    return { kind: 'unlinked' };
  };
  const { body } = readWords(file, readFileSync(file, 'utf8'));
  await renderMarkdown(withReferences(body, locale), { file, resolve });
  return targets;
}

/** A link must lead somewhere for everybody who is shown the article. */
async function checkLinks(root: string, index: ContentIndex): Promise<string[]> {
  const complaints: string[] = [];
  for (const collection of collectionNames) {
    for (const article of index[collection]) {
      for (const language of article.locales) {
        const file = path.join(root, language, collection, `${article.id}.md`);
        const readers = localeCodes.filter((reader) => shownLocale(article.locales, reader) === language);
        for (const target of await linkTargets(file, language)) {
          if (readers.some((reader) => articleLink(reader, target, index).kind === 'broken')) {
            complaints.push(`${file}: text: the link to "${target}" leads to no page`);
          }
        }
      }
    }
  }
  return complaints;
}

/** The links in articles that visitors are shown which lead to no page. */
export const brokenLinks = (root: string): Promise<string[]> =>
  checkLinks(root, buildContentIndex([root], { drafts: false, now: new Date() }));

/** Everything that is wrong with the words; an empty list when nothing is. */
export async function checkWords(root: string): Promise<string[]> {
  const { texts } = read(path.join(root, 'kept-in-english.json')) as { texts: string[] };
  const allowed = new Set(texts);
  const index = buildContentIndex([root], { drafts: true, now: new Date() });
  return [
    ...localeCodes.flatMap((locale) => [
      ...checkInterface(root, locale, allowed),
      ...checkCopy(root, locale, allowed),
      ...checkReferences(root, locale, allowed),
    ]),
    ...checkTaxonomy(root, index),
    ...(await checkLinks(root, index)),
  ];
}
