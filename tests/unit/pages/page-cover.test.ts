import { expect, it } from 'vitest';
import { shownArticles } from '@/lib/content/article-lists';
import { motifs, type MotifName } from '@/lib/assets/covers/composition';
import { readContent } from '@/lib/content/build-index';
import { contentIndex, type ContentIndex } from '@/lib/content/content-index';
import { localeCodes } from '@/lib/i18n/locales';
import type { PagePath } from '@/lib/i18n/locale-paths';
import { allPaths, articleOf } from '@/lib/pages/all-paths';
import { collectionLists } from '@/lib/pages/collection-lists';
import { pageCover } from '@/lib/pages/page-cover';
import { servedLocales } from '@/lib/pages/locale-variants';
import { articlePath } from '@/lib/urls/article-path';
import { alternativeIds } from '@/lib/urls/alternatives';
import { featureIds, toolIds, topicIds } from '@/lib/urls/catalog';
import { solutionIds } from '@/lib/urls/solutions';
import { pathTo } from '@/lib/urls/path-to';
import { collectionNames, listedCollections } from '@/lib/urls/route-table';

const tables = [
  solutionIds('useCase').map((id) => pathTo('solution', { id })),
  solutionIds('platform').map((id) => pathTo('solution', { id })),
  alternativeIds().map((id) => pathTo('alternative', { id })),
  featureIds.map((html) => pathTo('html', { html })),
  topicIds.map((html) => pathTo('html', { html })),
  toolIds.map((html) => pathTo('html', { html })),
  // The page of a feature lists the other ones.
  ...featureIds.map((id) => featureIds.filter((other) => other !== id).map((html) => pathTo('html', { html }))),
];

it.each(localeCodes)('a cover differs from adjacent covers in every list for readers of %s', (locale) => {
  const articles = listedCollections.flatMap((collection) =>
    collectionLists(contentIndex(), collection, locale).map((list) =>
      shownArticles(contentIndex(), collection, locale, list).map(({ id }) => articlePath(collection, id)),
    ),
  );
  const offered = tables.map((paths) => paths.filter((path) => servedLocales(path).includes(locale)));
  let pairs = 0;
  for (const list of [...articles, ...offered] as PagePath[][]) {
    for (const [i, path] of list.slice(1).entries()) {
      const [current, next] = [pageCover(list[i]!)!, pageCover(path)!];
      expect(`${next.motif} ${next.hue}`, `${list[i]} and ${path}`).not.toBe(`${current.motif} ${current.hue}`);
      pairs += 1;
    }
  }
  expect(pairs).toBeGreaterThan(40);
});

it('every article, solution, alternative, feature, topic and tool has a cover, and no other page', () => {
  for (const path of allPaths()) {
    const has = articleOf(path) !== undefined || tables.flat().includes(path);
    expect(pageCover(path) !== null, path).toBe(has);
  }
  expect(pageCover('/blog/nowhere')).toBeNull();
});

it("an article's cover shows the motif that it names, else a book", () => {
  const article = { source: 'en' as const, locales: ['en' as const], date: '2026-01-01', tags: [] };
  const blog = [
    { ...article, id: 'a', cover: 'ticket' as const },
    { ...article, id: 'b' },
  ];
  const index: ContentIndex = { ...contentIndex(), blog };
  expect(['a', 'b'].map((id) => pageCover(articlePath('blog', id), index)?.motif)).toEqual(['ticket', 'book']);
});

it('every cover motif is used', () => {
  // Scheduled articles have motifs as well.
  const { index } = readContent(['messages'], new Date(), false);
  const named = collectionNames.flatMap((name) => index[name].map(({ cover }) => cover));
  const shown = new Set([...named, ...allPaths().map((path) => pageCover(path)?.motif)]);
  expect(Object.keys(motifs).filter((name) => !shown.has(name as MotifName))).toEqual([]);
});
