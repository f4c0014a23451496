import { describe, expect, it } from 'vitest';
import { contentIndex } from '@/lib/content/content-index';
import { byTopic } from '@/lib/urls/article-topics';
import { docsSections, docsSlugs } from '@/lib/urls/docs-map';
import { helpTopics, popularHelps } from '@/lib/urls/help-topics';

const ids = (articles: string[]) =>
  byTopic(
    helpTopics,
    articles.map((id) => ({ id })),
  ).map((topic) => [topic.id, topic.articles.map(({ id }) => id)]);

describe('the tasks of the help center', () => {
  it('come in their order, each with what is asked for most first', () => {
    expect(ids(['invite-a-teammate', 'install-on-macos', 'install-on-windows'])).toEqual([
      ['install', ['install-on-windows', 'install-on-macos']],
      ['team', ['invite-a-teammate']],
    ]);
  });

  it('keep a last place for what belongs to none of them', () => {
    expect(ids(['a-new-article', 'import-cookies'])).toEqual([
      ['profiles', ['import-cookies']],
      ['more', ['a-new-article']],
    ]);
  });

  it('name every article of the site once, and none that does not exist', () => {
    const named = helpTopics.flatMap(({ articles }) => [...articles]);
    expect(named.toSorted()).toEqual(
      contentIndex()
        .helps.map(({ id }) => id)
        .toSorted(),
    );
    expect(named).toEqual(expect.arrayContaining([...popularHelps]));
  });
});

describe('the sections of the documentation', () => {
  it('hold every page once, and the index of articles is in their order', () => {
    expect(contentIndex().docs.map(({ id }) => id)).toEqual(docsSlugs);
    expect(docsSections.every(({ articles }) => articles.length > 0)).toBe(true);
  });
});
