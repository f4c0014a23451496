import { beforeAll, describe, expect, it } from 'vitest';
import { addNotFoundPage, cleanPath, cleanReferrer } from '@/lib/api/not-found-pages';
import { notFoundReport } from '@/lib/api/report/not-found-pages';
import { notFoundPages } from '@/lib/api/store/schema';
import { purge } from '@/lib/api/store/purge';
import { store } from '@/tests/embedded-store';

describe('an address without a page', () => {
  it.each([
    ['/old-page?utm_source=x#top', '/old-page'],
    ['/order/123456/7', '/order/*/7'],
    ['/year/٢٠٢٦', '/year/*'],
    ['/confirm/ada@example.org/now', '/confirm/*/now'],
    ['/confirm/ada%40example.org', '/confirm/*'],
    ['/confirm/ada%2540example.org', '/confirm/*'],
    ['/%D1%86%D0%B5%D0%BD%D1%8B', '/цены'],
    ['/pricing%3Fmail=x', '/pricing'],
    ['/pri%E2%80%8Bcing', '/pricing'],
    ['/<script>alert(1)</script>', '/<script>alert(1)</script>'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    [`/${'é'.repeat(300)}`, `/${'é'.repeat(199)}`],
  ])('is stored without query and personal parts: %s', (path, stored) => expect(cleanPath(path)).toBe(stored));

  it.each(['', 'pricing', 'https://www.facetry.example/x'])('that is no path is not stored: “%s”', (path) =>
    expect(cleanPath(path)).toBeNull(),
  );
});

it.each([
  ['https://search.example/?q=private', 'search.example'],
  ['https://www.facetry.example/blog/123456?x=1', '/blog/*'],
  ['javascript:alert(1)', ''],
  ['nonsense', ''],
  ['', ''],
  [`https://${'ü'.repeat(3000)}.example/`, ''],
])('the referrer %s is stored as “%s”', (referrer, stored) =>
  expect(cleanReferrer(referrer, ['www.facetry.example'])).toBe(stored),
);

describe('the daily counts', () => {
  const days = ['2026-11-19', '2026-11-20'] as const;
  const range = { from: '2026-11-01', to: '2026-11-30' };
  const add = (path: string, day: string = days[1], referrer = 'search.example') =>
    addNotFoundPage(store.db, { path, referrer, day });

  beforeAll(async () => {
    for (const path of ['/old', '/old', '/older']) await add(path);
    await add('/old', days[0]);
    await add('/old', days[1], '');
  });

  it('name how often, from where, and the first and last day', async () => {
    const { rows, others } = await notFoundReport(store.db, range);
    const fromSearch = { referrer: 'search.example', count: 3, first: days[0], last: days[1] };
    const once = { count: 1, first: days[1], last: days[1] };
    expect(rows).toEqual([
      {
        ...{ path: '/old', count: 4, first: days[0], last: days[1] },
        referrers: [fromSearch, { referrer: '', ...once }],
      },
      { path: '/older', ...once, referrers: [{ referrer: 'search.example', ...once }] },
    ]);
    expect(others).toBe(0);
    expect((await notFoundReport(store.db, { ...range, to: days[0] })).rows).toHaveLength(1);
  });

  it('have at most five hundred addresses a day, and one number for the rest', async () => {
    for (let i = 0; i < 505; i += 1) await add(`/random-${i}-x`, '2026-11-22');
    await add('/random-0-x', '2026-11-22');
    expect(await store.db.$count(notFoundPages)).toBe(501 + 4);
    const { others, rows } = await notFoundReport(store.db, { from: '2026-11-22', to: '2026-11-22' });
    expect(others).toBe(5);
    expect(rows[0]).toMatchObject({ path: '/random-0-x', count: 2 });
  });

  it('expire like everything else', async () => {
    await purge(store.db, 10, new Date(Date.now() + 11 * 86_400_000));
    expect(await store.db.$count(notFoundPages)).toBe(0);
  });
});
