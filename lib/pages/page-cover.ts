import { contentIndex, type ContentIndex } from '@/lib/content/content-index';
import { assignCompositions, type Composition } from '@/lib/assets/covers/composition';
import type { PagePath } from '@/lib/i18n/locale-paths';
import { getMotif } from '@/lib/pages/cover-motifs';
import { articleAt } from '@/lib/urls/article-path';
import { alternativeIds, featureIds, isFeatureId, isTopicId, solutionIds, topicIds } from '@/lib/urls/catalog';
import { matchRoute } from '@/lib/urls/match';
import { collectionNames } from '@/lib/urls/route-table';

const toSlug = (group: string, id: string) => `${group}/${id}`;

/** Slugs of pages that may share a list, oldest first, so that new pages do not change the covers of others. */
function slugGroups(index: ContentIndex): string[][] {
  const ids: [group: string, ids: readonly string[]][] = [
    ...collectionNames.map((name) => [name, index[name].map(({ id }) => id).toReversed()] as [string, string[]]),
    ['solution', solutionIds],
    ['alternative', alternativeIds],
    ['feature', featureIds],
    ['topic', topicIds],
  ];
  return ids.map(([group, members]) => members.map((id) => toSlug(group, id)));
}

const cache = new WeakMap<ContentIndex, Map<string, Composition>>();

function getCovers(index: ContentIndex): Map<string, Composition> {
  const covers =
    cache.get(index) ??
    new Map(
      slugGroups(index).flatMap((slugs) => [
        ...assignCompositions(slugs.map((slug) => [slug, getMotif(slug)] as const)),
      ]),
    );
  cache.set(index, covers);
  return covers;
}

/** The slug (`kind/id`) of an article, solution, alternative, feature or topic; null for pages without a cover. */
export function slugAt(path: PagePath): string | null {
  const match = matchRoute(path);
  if (!match) return null;
  const article = articleAt(match);
  if (article) return toSlug(article.collection, article.id);
  const { html, id } = match.params;
  if (html !== undefined && isFeatureId(html)) return toSlug('feature', html);
  if (html !== undefined) return isTopicId(html) ? toSlug('topic', html) : null;
  const { id: route } = match.route;
  return (route === 'solution' || route === 'alternative') && id !== undefined ? toSlug(route, id) : null;
}

/** The cover of an article, solution, alternative, feature or topic, the same in every language; null for others. */
export function pageCover(path: PagePath, index: ContentIndex = contentIndex()): Composition | null {
  const slug = slugAt(path);
  return slug === null ? null : (getCovers(index).get(slug) ?? null);
}
