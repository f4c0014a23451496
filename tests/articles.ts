import { readFileSync } from 'node:fs';
import { readContent } from '@/lib/content/build-index';
import type { ArticleMetadata, ContentIndex } from '@/lib/content/content-index';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { articlePath } from '@/lib/urls/article-path';
import type { CollectionName } from '@/lib/urls/route-table';

/**
 * Articles of the site by what a test needs of them, so that tests name none: articles can be added, moved and removed
 * without a change of tests.
 */

type Needs = {
  /** Languages in which it is written, besides its source. */
  in?: readonly LocaleCode[];
  /** A language in which it is not written. */
  notIn?: LocaleCode;
  /** What its text contains in the first of those languages, or in English. */
  text?: RegExp;
  where?: (article: ArticleMetadata) => boolean;
};

let published: ContentIndex | undefined;

/** The published articles of the site, without those that only tests have. */
export const siteArticles = (): ContentIndex => (published ??= readContent(['messages'], new Date(), false).published);

const isWritten = ({ locales }: ArticleMetadata, needs: Needs) =>
  (needs.in ?? ['en']).every((locale) => locales.includes(locale)) && !(needs.notIn && locales.includes(needs.notIn));

/**
 * Returns the first article of a collection that meets all needs.
 * @throws Error if there is none
 */
export function pickArticle(collection: CollectionName, needs: Needs = {}): ArticleMetadata & { path: string } {
  const [locale = 'en'] = needs.in ?? [];
  const hasText = ({ id }: ArticleMetadata) =>
    !needs.text || needs.text.test(readFileSync(`messages/${locale}/${collection}/${id}.md`, 'utf8'));
  const found = siteArticles()[collection].find(
    (article) => isWritten(article, needs) && (needs.where?.(article) ?? true) && hasText(article),
  );
  if (!found) throw new Error(`No article of ${collection} meets the needs of this test.`);
  return { ...found, path: articlePath(collection, found.id) };
}

/** An article of the documentation that is translated, but not into every language. */
export const partlyTranslated = () => pickArticle('docs', { in: ['en', 'zh', 'ru', 'vn'], notIn: 'ko' });

/** An article in every language. */
export const translated = (collection: CollectionName, needs: Needs = {}) =>
  pickArticle(collection, { in: localeCodes, ...needs });

/** The newest release note. */
export const newestRelease = () => translated('release');

const redirects = JSON.parse(readFileSync('content/redirects.json', 'utf8')) as { from: string; to?: string }[];

/** Where a path of a fixture leads now: an article that has moved left a redirect. */
export function currentPath(path: string): string {
  const [page = '', fragment] = path.split('#');
  const target = redirects.find(({ from }) => from === page)?.to ?? page;
  return fragment === undefined ? target : `${target}#${fragment}`;
}
