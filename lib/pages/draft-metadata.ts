import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSource } from '@/lib/content/article-file';
import { findArticle } from '@/lib/content/article-lists';
import { contentIndex } from '@/lib/content/content-index';
import { contentRoots } from '@/lib/content/roots';
import { translationStatus, type TranslationState } from '@/lib/content/translation-status';
import type { DraftMetadata } from '@/lib/pages/draft-lint';
import type { CollectionName } from '@/lib/urls/route-table';

/** Metadata of an article and the state of its translations. For development: read from disk on every call. */
export function draftMetadata(collection: CollectionName, id: string): DraftMetadata {
  const { source, locales } = findArticle(contentIndex(), collection, id)!;
  const name = `${collection}/${id}.md`;
  const root = contentRoots.findLast((folder) => existsSync(path.join(folder, source, name)))!;
  const file = path.join(root, source, name);
  const { frontMatter, body } = readSource(file, readFileSync(file, 'utf8'), collection);
  // Only the first root has translations of the English source.
  const states = root === contentRoots[0] ? translationStatus(root, (translation) => translation === name) : [];
  const localesInState = (state: TranslationState) =>
    states.filter((translation) => translation.state === state).map(({ locale }) => locale);
  const { draft, publishAt, description, section, cover } = frontMatter;
  return {
    collection,
    section,
    cover,
    draft,
    publishAt,
    now: new Date(),
    description,
    body,
    locales,
    outdated: localesInState('outdated'),
    untranslated: localesInState('still-english'),
  };
}
