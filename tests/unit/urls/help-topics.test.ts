import { describe, expect, it } from 'vitest';
import { contentIndex } from '@/lib/content/content-index';
import { groupByTopic } from '@/lib/urls/article-topics';
import { docsSections, docsSlugs } from '@/lib/urls/docs-map';
import { helpTopics, popularHelps } from '@/lib/urls/help-topics';

const ids = (articles: string[]) =>
  groupByTopic(
    helpTopics,
    articles.map((id) => ({ id })),
  ).map((topic) => [topic.id, topic.articles.map(({ id }) => id)]);

describe('help center topics', () => {
  it('topics have a fixed order, with the most requested articles first', () => {
    expect(ids(['invite-a-teammate', 'install-on-macos', 'install-on-windows'])).toEqual([
      ['install', ['install-on-windows', 'install-on-macos']],
      ['team', ['invite-a-teammate']],
    ]);
  });

  it('articles without a topic come last', () => {
    expect(ids(['a-new-article', 'import-cookies'])).toEqual([
      ['profiles', ['import-cookies']],
      ['more', ['a-new-article']],
    ]);
  });

  it('topics list every existing article exactly once', () => {
    const named = helpTopics.flatMap(({ articles }) => [...articles]);
    expect(named.toSorted()).toEqual(
      contentIndex()
        .helps.map(({ id }) => id)
        .toSorted(),
    );
    expect(named).toEqual(expect.arrayContaining([...popularHelps]));
  });
});

describe('documentation sections', () => {
  it('sections contain every page once, and the article index has their order', () => {
    expect(contentIndex().docs.map(({ id }) => id)).toEqual(docsSlugs);
    expect(docsSections.every(({ articles }) => articles.length > 0)).toBe(true);
  });
});
