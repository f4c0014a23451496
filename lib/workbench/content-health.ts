import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkSource } from '@/lib/content/article-file';
import { findArticles } from '@/lib/content/article-folders';
import { contentRoots } from '@/lib/content/roots';
import { translationStatus } from '@/lib/content/translation-status';
import { sourceLocale, translatedCodes, type LocaleCode } from '@/lib/i18n/locales';
import { collectionNames } from '@/lib/urls/route-table';

/** Articles that visitors do not see, and translations that are missing or older than their source. */

type HiddenArticle = {
  collection: string;
  id: string;
  title: string;
  /** ISO time; null for a draft. */
  publishAt: string | null;
};

export type ContentHealth = {
  hidden: HiddenArticle[];
  /** Numbers of files, and the first of them. */
  translations: { locale: LocaleCode; missing: number; outdated: number; files: string[] }[];
};

/** Files named for a language; `npm run i18n:status` lists all, and finds English text in translations as well. */
const maxFiles = 10;

const hiddenArticles = (roots: readonly string[], now: Date): HiddenArticle[] =>
  collectionNames.flatMap((collection) =>
    [...findArticles(roots, collection).articles].flatMap(([id, files]) => {
      const source = files.get(sourceLocale) ?? [...files.values()][0]!;
      const { frontMatter } = checkSource(readFileSync(source, 'utf8'), collection);
      const { title = id, draft = false, publishAt = null } = frontMatter ?? {};
      const isHidden = draft || (publishAt !== null && new Date(publishAt) > now);
      return isHidden ? [{ collection, id, title, publishAt: draft ? null : publishAt }] : [];
    }),
  );

function translations(root: string): ContentHealth['translations'] {
  const incomplete = translationStatus(root, undefined, false).filter(({ state }) => state !== 'current');
  return translatedCodes.map((locale) => {
    const files = incomplete.filter((entry) => entry.locale === locale);
    const outdated = files.filter(({ state }) => state === 'outdated').length;
    return {
      ...{ locale, outdated, missing: files.length - outdated },
      files: files.slice(0, maxFiles).map(({ file }) => file),
    };
  });
}

/** Milliseconds; reading all sources takes a fraction of a second. */
const cacheDuration = 60_000;
let cached: { readAt: number; health: ContentHealth } | undefined;

/** @returns null if there are no sources */
export function readContentHealth(roots: readonly string[], now: Date): ContentHealth | null {
  const [root] = roots;
  if (!root || !existsSync(path.join(root, sourceLocale))) return null;
  return { hidden: hiddenArticles(roots, now), translations: translations(root) };
}

/** Returns the state of the served content, at most a minute old; null on a server without its sources. */
export function contentHealth(): ContentHealth | null {
  if (cached && performance.now() - cached.readAt < cacheDuration) return cached.health;
  const health = readContentHealth(contentRoots, new Date());
  if (health) cached = { readAt: performance.now(), health };
  return health;
}
