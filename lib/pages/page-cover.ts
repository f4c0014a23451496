import { contentIndex, type ContentIndex } from '@/lib/content/content-index';
import { assignCompositions, type Composition, type MotifName } from '@/lib/assets/covers/composition';
import type { PagePath } from '@/lib/i18n/locale-paths';
import { articleAt } from '@/lib/urls/article-path';
import { alternatives } from '@/lib/urls/alternatives';
import {
  featureIds,
  isFeatureId,
  isToolId,
  isTopicId,
  toolIds,
  topicIds,
  type FeatureId,
  type ToolId,
  type TopicId,
} from '@/lib/urls/catalog';
import { solutions } from '@/lib/urls/solutions';
import { matchRoute } from '@/lib/urls/match-route';
import { collectionNames } from '@/lib/urls/route-table';

/** Motifs of features, topics and tools; solutions and alternatives have theirs in their data, articles in their front matter. */
const pageMotifs: Readonly<Record<FeatureId | TopicId | ToolId, MotifName>> = {
  'multi-account-management': 'window',
  synchronizer: 'mirror',
  rpa: 'flow',
  'local-api': 'terminal',
  'multi-profiles-management': 'layers',
  teamwork: 'team',

  'antidetect-browser': 'compare',
  'browser-fingerprint': 'fingerprint',
  proxies: 'route',
  security: 'shield',

  'cookie-converter': 'cookie',
  'proxy-format': 'transfer',
  'user-agent': 'badge',
  'utm-link': 'megaphone',
  'two-factor-code': 'clock',
  'fingerprint-check': 'fingerprint',
  'leak-test': 'search',
};

/** Motif of articles that name none. */
const fallbackMotif: MotifName = 'book';

const toCoverKey = (group: string, id: string) => `${group}/${id}`;

type Entry = readonly [coverKey: string, motif: MotifName];

/** Pages that may share a list, oldest first, so that new pages do not change the covers of others. */
function coverGroups(index: ContentIndex): Entry[][] {
  const articles = collectionNames.map((name) =>
    index[name].toReversed().map(({ id, cover = fallbackMotif }): Entry => [toCoverKey(name, id), cover]),
  );
  return [
    ...articles,
    solutions().map(({ id, cover }): Entry => [toCoverKey('solution', id), cover]),
    alternatives().map(({ id, cover }): Entry => [toCoverKey('alternative', id), cover]),
    featureIds.map((id): Entry => [toCoverKey('feature', id), pageMotifs[id]]),
    topicIds.map((id): Entry => [toCoverKey('topic', id), pageMotifs[id]]),
    toolIds.map((id): Entry => [toCoverKey('tool', id), pageMotifs[id]]),
  ];
}

const cache = new WeakMap<ContentIndex, Map<string, Composition>>();

function getCovers(index: ContentIndex): Map<string, Composition> {
  const covers = cache.get(index) ?? new Map(coverGroups(index).flatMap((group) => [...assignCompositions(group)]));
  cache.set(index, covers);
  return covers;
}

/** The key (`kind/id`) of an article, solution, alternative, feature, topic or tool; null for pages without a cover. */
function coverKeyAt(path: PagePath): string | null {
  const match = matchRoute(path);
  if (!match) return null;
  const article = articleAt(match);
  if (article) return toCoverKey(article.collection, article.id);
  const { html, id } = match.params;
  if (html !== undefined && isFeatureId(html)) return toCoverKey('feature', html);
  if (html !== undefined && isToolId(html)) return toCoverKey('tool', html);
  if (html !== undefined) return isTopicId(html) ? toCoverKey('topic', html) : null;
  const { id: route } = match.route;
  return (route === 'solution' || route === 'alternative') && id !== undefined ? toCoverKey(route, id) : null;
}

/** The cover of an article, solution, alternative, feature, topic or tool, the same in every language; null for others. */
export function pageCover(path: PagePath, index: ContentIndex = contentIndex()): Composition | null {
  const coverKey = coverKeyAt(path);
  return coverKey === null ? null : (getCovers(index).get(coverKey) ?? null);
}
