import { contentIndex, type ArticleMetadata, type ContentIndex } from '@/lib/content/content-index';
import type { PagePath } from '@/lib/i18n/locale-paths';
import { featureIds, toolIds, topicIds } from '@/lib/urls/catalog';
import { solutionIds } from '@/lib/urls/solutions';
import { pathTo } from '@/lib/urls/path-to';
import { collectionNames, type CollectionName } from '@/lib/urls/route-table';

/**
 * Articles listed on other pages. An article names these pages in its front matter (`related`), with its position in
 * each list.
 */

/**
 * Pages that list related articles: the download page before there are downloads, each solution, and all alternatives.
 * Features and topics link to the first page of the documentation.
 */
export const pagesWithArticles = (): PagePath[] => [
  pathTo('download'),
  pathTo('alternatives'),
  ...solutionIds().map((id) => pathTo('solution', { id })),
  ...[...featureIds, ...topicIds, ...toolIds].map((html) => pathTo('html', { html })),
];

export type RelatedArticle = { collection: CollectionName; metadata: ArticleMetadata };

const cache = new WeakMap<ContentIndex, ReadonlyMap<string, RelatedArticle[]>>();

function collectArticles(index: ContentIndex): ReadonlyMap<string, RelatedArticle[]> {
  const articlesByPage = new Map<string, (RelatedArticle & { position: number })[]>();
  for (const collection of collectionNames) {
    for (const metadata of index[collection]) {
      for (const [page, position] of Object.entries(metadata.related ?? {})) {
        const articles = articlesByPage.get(page) ?? [];
        articles.push({ collection, metadata, position });
        articlesByPage.set(page, articles);
      }
    }
  }
  for (const articles of articlesByPage.values()) articles.sort((a, b) => a.position - b.position);
  return articlesByPage;
}

/** Returns the articles that a page links to, in order. */
export function relatedArticles(page: PagePath, index: ContentIndex = contentIndex()): readonly RelatedArticle[] {
  const articlesByPage = cache.get(index) ?? collectArticles(index);
  cache.set(index, articlesByPage);
  return articlesByPage.get(page) ?? [];
}

/** Returns the id of the documentation page that a feature or topic links to; '' for the root of the documentation. */
export function relatedDocsPage(page: PagePath): string {
  return relatedArticles(page).find(({ collection }) => collection === 'docs')?.metadata.id ?? '';
}
