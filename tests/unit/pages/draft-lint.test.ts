import { expect, it } from 'vitest';
import { lintDraft, type Draft } from '@/lib/pages/draft-lint';

const finished: Draft = {
  collection: 'helps',
  frontMatter: {
    section: 'profiles',
    cover: 'cookie',
    description: 'A description of a hundred characters tells readers of lists what an article is about, and no more.',
  },
  body: `See [proxies](/docs/proxies). ${'word '.repeat(200)}`,
  missing: [],
  outdated: [],
  untranslated: [],
};
const isDraft = 'Draft: hidden from visitors until “draft: true” is removed.';

/** The warnings for the finished article with other front matter or other properties. */
const warnings = (frontMatter: Partial<Draft['frontMatter']>, properties: Partial<Draft> = {}) =>
  lintDraft(
    { ...finished, ...properties, frontMatter: { ...finished.frontMatter, ...frontMatter } },
    new Date('2026-11-23T10:00:00Z'),
  );

it('there are no diagnostics for a published article in every language', () => {
  expect(warnings({})).toEqual([]);
  expect(warnings({ publishAt: '2026-11-01T08:00:00Z', description: 'Short' })).toEqual([]);
});

it.each<[...Parameters<typeof warnings>, string]>([
  [{ draft: true }, {}, isDraft],
  [{ publishAt: '2026-12-01T08:00:00Z' }, {}, 'Scheduled: published by builds from 2026-12-01T08:00:00Z on.'],
  [{}, { missing: ['th', 'hi'] }, 'Missing translations: th, hi.'],
  [{}, { outdated: ['ru', 'pt'] }, 'Outdated translations (English has changed since): ru, pt.'],
  [{}, { untranslated: ['vn'] }, 'Still in English: vn.'],
])('the reason why an article is unfinished is reported: %o %o', (frontMatter, properties, warning) => {
  expect(warnings(frontMatter, properties)).toEqual([warning]);
});

it.each<[...Parameters<typeof warnings>, RegExp]>([
  [{ description: 'Short' }, {}, /^The description has 5 characters; it should have 80 to 155/],
  [{ description: 'Long'.repeat(39) }, {}, /^The description has 156 characters/],
  [{}, { body: `See [it](https://example.com/). ${'word '.repeat(200)}` }, /^It has no link to another page/],
  [{ section: undefined }, {}, /^It has no section/],
  [{ section: undefined }, { collection: 'docs' }, /^It has no section/],
  [{ cover: undefined }, {}, /^It has no cover motif/],
  [
    {},
    { body: 'See [proxies](/docs/proxies).' },
    /^It has \d words; articles of this collection usually have more than 150\./,
  ],
])('missing parts of a draft are reported: %o %o', (frontMatter, properties, warning) => {
  expect(warnings({ ...frontMatter, draft: true }, properties)).toEqual([isDraft, expect.stringMatching(warning)]);
});

it('an article without links and images has no diagnostics about them', () => {
  const body = `[a][b] ${'word '.repeat(300)}\n\n[b]: /docs`;
  expect(warnings({ draft: true, section: undefined }, { collection: 'blog', body })).toEqual([isDraft]);
});
