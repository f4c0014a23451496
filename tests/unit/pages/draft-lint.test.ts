import { expect, it } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import { lintDraft, type DraftMetadata } from '@/lib/pages/draft-lint';

const finished: DraftMetadata = {
  collection: 'helps',
  section: 'profiles',
  cover: 'cookie',
  now: new Date('2026-11-23T10:00:00Z'),
  description: 'A description of a hundred characters tells readers of lists what an article is about, and no more.',
  body: `See [proxies](/docs/proxies). ${'word '.repeat(200)}`,
  locales: localeCodes,
  outdated: [],
  untranslated: [],
};
const draft = { ...finished, draft: true };
const isDraft = 'Draft: hidden from visitors until “draft: true” is removed.';

it('there are no diagnostics for a published article in every language', () => {
  expect(lintDraft(finished)).toEqual([]);
  expect(lintDraft({ ...finished, publishAt: '2026-11-01T08:00:00Z', description: 'Short' })).toEqual([]);
});

it.each<[Partial<DraftMetadata>, string]>([
  [{ draft: true }, isDraft],
  [{ publishAt: '2026-12-01T08:00:00Z' }, 'Scheduled: published by builds from 2026-12-01T08:00:00Z on.'],
  [{ locales: localeCodes.filter((locale) => !['th', 'hi'].includes(locale)) }, 'Missing translations: th, hi.'],
  [{ outdated: ['ru', 'pt'] }, 'Outdated translations (English has changed since): ru, pt.'],
  [{ untranslated: ['vn'] }, 'Still in English: vn.'],
])('the reason why an article is unfinished is reported: %o', (metadata, diagnostic) => {
  expect(lintDraft({ ...finished, ...metadata })).toEqual([diagnostic]);
});

it.each<[Partial<DraftMetadata>, RegExp]>([
  [{ description: 'Short' }, /^The description has 5 characters; it should have 80 to 155/],
  [{ description: 'Long'.repeat(39) }, /^The description has 156 characters/],
  [{ body: `See [it](https://example.com/). ${'word '.repeat(200)}` }, /^It has no link to another page/],
  [{ section: undefined }, /^It has no section/],
  [{ collection: 'docs', section: undefined }, /^It has no section/],
  [{ cover: undefined }, /^It has no cover motif/],
  [
    { body: 'See [proxies](/docs/proxies).' },
    /^It has \d words; articles of this collection usually have more than 150\./,
  ],
])('missing parts of a draft are reported: %o', (metadata, diagnostic) => {
  expect(lintDraft({ ...draft, ...metadata })).toEqual([isDraft, expect.stringMatching(diagnostic)]);
});

it('an article without links and images has no diagnostics about them', () => {
  const body = `[a][b] ${'word '.repeat(300)}\n\n[b]: /docs`;
  expect(lintDraft({ ...draft, collection: 'blog', section: undefined, body })).toEqual([isDraft]);
});
