import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSource } from '@/lib/content/article-file';
import { findArticle } from '@/lib/content/article-lists';
import { contentIndex } from '@/lib/content/content-index';
import { contentRoots } from '@/lib/content/roots';
import { translationStatus, type TranslationState } from '@/lib/content/translation-status';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import type { CollectionName } from '@/lib/urls/route-table';

/** Editor warnings for unfinished articles. Covers are drawn from a motif, so they cannot be missing. */

export type Draft = {
  collection: CollectionName;
  frontMatter: Pick<
    ReturnType<typeof readSource>['frontMatter'],
    'draft' | 'publishAt' | 'description' | 'section' | 'cover'
  >;
  /** The text as Markdown. */
  body: string;
  /** The languages in which it is not written, whose text is older than the English version, or still English. */
  missing: readonly LocaleCode[];
  outdated: readonly LocaleCode[];
  untranslated: readonly LocaleCode[];
};

/** Description length in characters that search results show in full. */
const minDescription = 80;
const maxDescription = 155;

/** Minimum word count by collection; shorter articles are probably incomplete. */
const minWords: Readonly<Record<CollectionName, number>> = {
  blog: 300,
  news: 150,
  helps: 150,
  docs: 200,
  release: 100,
  partner: 150,
  legal: 200,
};

const warningsOf = (rules: readonly [applies: boolean | undefined, warning: string][]) =>
  rules.flatMap(([applies, warning]) => (applies ? warning : []));

/** Warnings for an article; none if it is published and all translations are up to date. */
export function lintDraft({ collection, frontMatter, body, missing, outdated, untranslated }: Draft, now: Date) {
  const { draft, publishAt, description, section, cover } = frontMatter;
  const status = warningsOf([
    [draft, 'Draft: hidden from visitors until “draft: true” is removed.'],
    [publishAt !== undefined && new Date(publishAt) > now, `Scheduled: published by builds from ${publishAt} on.`],
    [missing.length > 0, `Missing translations: ${missing.join(', ')}.`],
    [outdated.length > 0, `Outdated translations (English has changed since): ${outdated.join(', ')}.`],
    [untranslated.length > 0, `Still in English: ${untranslated.join(', ')}.`],
  ]);
  if (status.length === 0) return [];
  const { length } = [...description];
  const isOrdered = collection === 'docs' || collection === 'helps';
  const words = body.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;
  const quality = warningsOf([
    [
      length < minDescription || length > maxDescription,
      `The description has ${length} characters; it should have ${minDescription} to ${maxDescription}.`,
    ],
    [!/\]\(\/(?!\/)|\]: ?\/(?!\/)/.test(body), 'It has no link to another page of the site.'],
    [isOrdered && section === undefined, 'It has no section, so it is shown last.'],
    [cover === undefined, 'It has no cover motif, so its cover shows a book.'],
    [
      words < minWords[collection],
      `It has ${words} words; articles of this collection usually have more than ${minWords[collection]}.`,
    ],
  ]);
  return [...status, ...quality];
}

/** Warnings for an article of the site. For development: read from disk on every call. */
export function draftWarnings(collection: CollectionName, id: string): string[] {
  const { source, locales } = findArticle(contentIndex(), collection, id)!;
  const name = `${collection}/${id}.md`;
  const root = contentRoots.findLast((folder) => existsSync(path.join(folder, source, name)))!;
  const file = path.join(root, source, name);
  // Only the first root has translations of the English source.
  const states = root === contentRoots[0] ? translationStatus(root, (translation) => translation === name) : [];
  const inState = (state: TranslationState) =>
    states.filter((translation) => translation.state === state).map(({ locale }) => locale);
  const draft = {
    ...readSource(file, readFileSync(file, 'utf8'), collection),
    collection,
    missing: localeCodes.filter((locale) => !locales.includes(locale)),
    outdated: inState('outdated'),
    untranslated: inState('still-english'),
  };
  return lintDraft(draft, new Date());
}
