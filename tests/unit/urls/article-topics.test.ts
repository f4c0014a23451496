import { expect, it } from 'vitest';
import { groupByTopic } from '@/lib/urls/article-topics';

const ids = (articles: { id: string; section?: string; order?: number }[]) =>
  groupByTopic('helps', articles).map((topic) => [topic.id, topic.articles.map(({ id }) => id)]);

it('topics have a fixed order, and articles of a topic their own', () => {
  expect(
    ids([
      { id: 'invite', section: 'team', order: 1 },
      { id: 'second', section: 'install', order: 2 },
      { id: 'unordered', section: 'install' },
      { id: 'first', section: 'install', order: 1 },
    ]),
  ).toEqual([
    ['install', ['first', 'second', 'unordered']],
    ['team', ['invite']],
  ]);
});

it('articles without a topic, or with one of another collection, come last', () => {
  expect(ids([{ id: 'new' }, { id: 'cookies', section: 'profiles' }, { id: 'flows', section: 'rpa' }])).toEqual([
    ['profiles', ['cookies']],
    ['more', ['new', 'flows']],
  ]);
});
