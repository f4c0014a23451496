import { expect, it } from 'vitest';
import { contentIndex } from '@/lib/content/content-index';
import { taxonomy } from '@/lib/content/taxonomy';
import { groupByMonth } from '@/lib/pages/group-by-month';
import { releaseHighlights } from '@/lib/pages/release-highlights';
import { articleCta } from '@/lib/pages/article-cta';
import { servedLocales } from '@/lib/pages/locale-variants';
import { localeCodes } from '@/lib/i18n/locales';

it('an article CTA links to the page of the first tag that has one', () => {
  const tags = Object.entries(taxonomy().tags);
  const [first, second] = tags.filter(([, { cta }]) => cta);
  const without = tags.find(([, { cta }]) => !cta)![0];
  const { page, topic } = first![1].cta!;
  expect(articleCta({ tags: [without, first![0], second![0]] })).toEqual({ topic, path: `/${page}` });
  expect(articleCta({ tags: [without] })).toBeNull();
});

it('the page that an article CTA links to exists in every language', () => {
  for (const article of contentIndex().blog) {
    const onward = articleCta(article);
    expect(onward && servedLocales(onward.path), article.id).toEqual(localeCodes);
  }
});

it('news articles are grouped by month, in order', () => {
  const news = ['2026-10-21', '2026-10-02', '2026-07-21', '2025-07-01'].map((date) => ({ date }));
  expect(groupByMonth(news).map(({ month, articles }) => [month, articles.length])).toEqual([
    ['2026-10', 2],
    ['2026-07', 1],
    ['2025-07', 1],
  ]);
});

it('a release highlights the first sentence of the first change of each kind, and counts the others', () => {
  const heading = { level: 2, hasSteps: false } as const;
  const headings = [
    { ...heading, id: 'added', text: 'Added', items: ['API 1.4.0: one thing. More in the news.', 'Two', 'Three'] },
    { ...heading, id: 'words', text: 'Words', items: [] },
    { ...heading, id: 'fixed', text: 'Fixed', items: ['One'] },
  ];
  expect(releaseHighlights(headings, 'en', 2)).toEqual([
    { id: 'added', text: 'Added', highlights: ['API 1.4.0: one thing.', 'Two'], remainingCount: 1 },
    { id: 'fixed', text: 'Fixed', highlights: ['One'], remainingCount: 0 },
  ]);
});
