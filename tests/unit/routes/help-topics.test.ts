import { describe, expect, it } from 'vitest';
import { contentIndex } from '@/lib/content/content-index';
import { byHelpTopic, helpTopics } from '@/lib/routes/help-topics';

const ids = (articles: string[]) =>
  byHelpTopic(articles.map((id) => ({ id }))).map((topic) => [topic.id, topic.articles.map(({ id }) => id)]);

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

  it('name articles that exist', () => {
    const written = contentIndex().helps.map(({ id }) => id);
    expect(written).toEqual(expect.arrayContaining(helpTopics.flatMap(({ articles }) => [...articles])));
  });
});
