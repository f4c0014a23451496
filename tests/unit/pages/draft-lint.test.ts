import { describe, expect, it } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import { lintDraft, type DraftMetadata } from '@/lib/pages/draft-lint';

const finished: DraftMetadata = {
  collection: 'helps',
  id: 'import-cookies',
  now: new Date('2026-11-23T10:00:00Z'),
  description: 'A description of a hundred characters tells readers of lists what an article is about, and no more.',
  body: `See [proxies](/docs/proxies). ${'word '.repeat(200)}`,
  locales: localeCodes,
  outdated: [],
  english: [],
};
const draft = { ...finished, draft: true };
const isDraft = 'It is a draft: visitors are not shown it until “draft: true” is taken out.';

describe('what an editor is told of an article', () => {
  it('is nothing once it is published and written in every language', () => {
    expect(lintDraft(finished)).toEqual([]);
    expect(lintDraft({ ...finished, publishAt: '2026-11-01T08:00:00Z', description: 'Short' })).toEqual([]);
  });

  it.each<[Partial<DraftMetadata>, string]>([
    [{ draft: true }, isDraft],
    [{ publishAt: '2026-12-01T08:00:00Z' }, 'Visitors are shown it in builds made from 2026-12-01T08:00:00Z on.'],
    [{ locales: localeCodes.filter((locale) => !['th', 'hi'].includes(locale)) }, 'It is not written in th, hi.'],
    [{ outdated: ['ru', 'pt'] }, 'English has changed since ru, pt was made from it.'],
    [{ english: ['vn'] }, 'It is still English in vn.'],
  ])('is why it is not finished: %o', (facts, remark) => {
    expect(lintDraft({ ...finished, ...facts })).toEqual([remark]);
  });

  it.each<[Partial<DraftMetadata>, RegExp]>([
    [{ description: 'Short' }, /^Its description has 5 characters; 80 to 155/],
    [{ description: 'Long'.repeat(39) }, /^Its description has 156 characters/],
    [{ body: `See [it](https://example.com/). ${'word '.repeat(200)}` }, /^No link in it leads/],
    [{ id: 'moving-in' }, /^It has no place in lib\/urls\/help-topics\.ts/],
    [{ collection: 'docs', id: 'moving-in' }, /^It has no place in lib\/urls\/docs-map\.ts/],
    [{ body: 'See [proxies](/docs/proxies).' }, /^It has \d words; most of its kind have more than 150\.$/],
  ])('is what a draft lacks besides: %o', (facts, remark) => {
    expect(lintDraft({ ...draft, ...facts })).toEqual([isDraft, expect.stringMatching(remark)]);
  });

  it('says nothing of places and pictures where there are none to find', () => {
    expect(
      lintDraft({
        ...draft,
        collection: 'blog',
        id: 'moving-in',
        body: `[a][b] ${'word '.repeat(300)}\n\n[b]: /docs`,
      }),
    ).toEqual([isDraft]);
  });
});
