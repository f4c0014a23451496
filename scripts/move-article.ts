import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { readSource } from '@/lib/content/article-file';
import { readData } from '@/lib/content/data-file';
import { readDigests } from '@/lib/content/translation-status';
import { releasesFile } from '@/lib/download/releases-schema';
import { splitLocale } from '@/lib/i18n/locale-paths';
import { localeCodes, translatedCodes } from '@/lib/i18n/locales';
import { redirectListSchema, redirectsFile, type RedirectList } from '@/lib/request-routing/redirects';
import { articlePath } from '@/lib/urls/article-path';
import type { CollectionName } from '@/lib/urls/route-table';
import { articleIdIssue } from './new-article';
import { writeFileAtomic } from './write-file-atomic';

/** Moves an article: its files in all languages, links to it, records of its translations, and a redirect. */

type Move = { project: string; collection: CollectionName; from: string; to: string };

/** New texts by file; null for a file that is removed. */
type Changes = Map<string, string | null>;

const messagesIn = (project: string) => path.join(project, 'messages');

const filesOf = (project: string, collection: string, id: string) =>
  localeCodes
    .map((locale) => path.join(messagesIn(project), locale, collection, `${id}.md`))
    .filter((file) => existsSync(file));

/** @throws Error naming what is wrong with the arguments */
function checkMove(project: string, collection: string, from: string, to: string): Move {
  const issue = articleIdIssue(collection, to);
  if (issue) throw new Error(issue);
  if (filesOf(project, collection, from).length === 0) throw new Error(`There is no article ${collection}/${from}.`);
  const [existing] = filesOf(project, collection, to);
  if (existing) throw new Error(`${existing} already exists.`);
  return { project, collection: collection as CollectionName, from, to };
}

/** Every text of the messages folder. */
function messageFiles(project: string): string[] {
  const root = messagesIn(project);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|json)$/.test(name))
    .map((name) => path.join(root, name));
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Links to the article: `](/blog/a)`, `](/blog/a#b "Title")`, `]: /blog/a`. @returns their number */
function moveLinks(changes: Changes, { project, collection, from, to }: Move): number {
  const target = escaped(articlePath(collection, from));
  const link = new RegExp(`(\\]\\(<?|\\]:[ \\t]*<?)${target}(?=[)#?>\\s]|$)`, 'gm');
  let count = 0;
  for (const file of messageFiles(project)) {
    const text = readFileSync(file, 'utf8');
    const moved = text.replace(link, (_, start: string) => {
      count += 1;
      return start + articlePath(collection, to);
    });
    if (moved !== text) changes.set(file, moved);
  }
  return count;
}

/** The id of a release note is its version, so the version changes with it. */
function moveVersion(changes: Changes, { project, from, to }: Move, source: string): void {
  const [oldVersion, newVersion] = [from.replaceAll('-', '.'), to.replaceAll('-', '.')];
  changes.set(source, changes.get(source)!.replace(/^version:.*$/m, `version: ${newVersion}`));
  const file = path.join(project, releasesFile);
  const releases = readFileSync(file, 'utf8');
  changes.set(file, releases.replaceAll(`"version": "${oldVersion}"`, `"version": "${newVersion}"`));
}

/** @returns the article's new files; the first is the source */
function moveFiles(changes: Changes, { project, collection, from, to }: Move): string[] {
  return filesOf(project, collection, from).map((file) => {
    const movedFile = path.join(path.dirname(file), `${to}.md`);
    changes.set(movedFile, changes.get(file) ?? readFileSync(file, 'utf8'));
    changes.set(file, null);
    return movedFile;
  });
}

/** Renames the article in the records of translations, in the order in which `i18n:status` writes them. */
function moveDigests(changes: Changes, { project, collection, from, to }: Move): void {
  const isArticle = (name: string) => name.startsWith(`${collection}/`) && name.endsWith('.md');
  for (const locale of translatedCodes) {
    const digests = Object.entries(readDigests(messagesIn(project), locale));
    const oldName = `${collection}/${from}.md`;
    if (!digests.some(([name]) => name === oldName)) continue;
    const renamed = digests.map(([name, digest]) => [name === oldName ? `${collection}/${to}.md` : name, digest]);
    const articles = renamed.filter(([name]) => isArticle(name!)).toSorted(([a], [b]) => (a! < b! ? -1 : 1));
    const sorted = renamed.map((entry) => (isArticle(entry[0]!) ? articles.shift()! : entry));
    changes.set(path.join(messagesIn(project), locale, 'source-digests.yml'), stringify(Object.fromEntries(sorted)));
  }
}

/** Redirects the old path, and earlier paths that led to it; what redirected the new path ends. */
function moveRedirects(changes: Changes, { project, collection, from, to }: Move, isPublished: boolean): void {
  const file = path.join(project, redirectsFile);
  const [oldPath, newPath] = [articlePath(collection, from), articlePath(collection, to)];
  const list: RedirectList = readData(file, redirectListSchema)
    .data.filter((entry) => splitLocale(entry.from).path !== newPath)
    .map((entry) =>
      'to' in entry && entry.to.split(/[?#]/)[0] === oldPath
        ? { ...entry, to: newPath + entry.to.slice(oldPath.length) }
        : entry,
    );
  // The URL of an unpublished article is unknown to visitors, and a redirect must lead to a page.
  if (isPublished) list.push({ from: oldPath, to: newPath, status: 301 });
  changes.set(file, `${JSON.stringify(list, null, 2)}\n`);
}

function write(file: string, text: string | null): void {
  if (text === null) return rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileAtomic(file, text);
}

/** Writes all changes, or none: after an error the files are as they were. */
export function applyChanges(changes: ReadonlyMap<string, string | null>): void {
  const before = [...changes.keys()].map(
    (file) => [file, existsSync(file) ? readFileSync(file, 'utf8') : null] as const,
  );
  try {
    for (const [file, text] of changes) write(file, text);
  } catch (error) {
    for (const [file, text] of before) if (text !== null || existsSync(file)) write(file, text);
    throw error;
  }
}

type MoveResult = { files: string[]; links: number; redirect: { from: string; to: string } | null };

/**
 * Moves an article. Reads everything before it writes anything.
 * @param project folder with the messages and the data
 * @throws Error, with nothing changed, for an unknown article, an invalid or existing target, and unreadable files
 */
export function moveArticle(
  project: string,
  collection: string,
  from: string,
  to: string,
  now = new Date(),
): MoveResult {
  const move = checkMove(project, collection, from, to);
  const source = filesOf(project, collection, from)[0]!;
  const { draft, publishAt } = readSource(source, readFileSync(source, 'utf8'), move.collection).frontMatter;
  const isPublished = !draft && !(publishAt && new Date(publishAt) > now);
  const changes: Changes = new Map();
  const links = moveLinks(changes, move);
  const files = moveFiles(changes, move);
  if (collection === 'release') moveVersion(changes, move, files[0]!);
  moveDigests(changes, move);
  moveRedirects(changes, move, isPublished);
  applyChanges(changes);
  const redirect = { from: articlePath(move.collection, from), to: articlePath(move.collection, to) };
  return { files, links, redirect: isPublished ? redirect : null };
}
