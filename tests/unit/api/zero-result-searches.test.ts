import { beforeAll, describe, expect, it } from 'vitest';
import { addZeroResultSearch, normalizeZeroResultQuery } from '@/lib/api/zero-result-searches';
import { formatZeroResults, zeroResultReport } from '@/lib/api/report/zero-result-searches';
import { purge } from '@/lib/api/store/purge';
import { zeroResultSearches } from '@/lib/api/store/schema';
import { store } from '@/tests/embedded-store';

/** Zero-result searches: which queries are stored, and what the report shows. */

describe('a query', () => {
  it.each([
    ['  Android\tApp ', 'android app'],
    ['ＣＡＰＴＣＨＡ', 'captcha'],
    ['手机端', '手机端'],
    ['socks5 udp', 'socks5 udp'],
    ['wi\u200Bfi', 'wifi'],
  ])('the query “%s” is stored as “%s”', (query, counted) => {
    expect(normalizeZeroResultQuery(query)).toBe(counted);
  });

  it.each([
    ...['somebody@example.com', 'call +49 170 1234567', '4111 1111 1111 1111', 'www.example.com/my-account', 'x', '?'],
    ...['http://user:secret@198.51.100.1:8080', 'eyJhbGciOiJIUzI1NiJ9abcdefgh', 'hunter2hunter2', '12345'],
    'proxy '.repeat(20),
  ])('the query “%s” is not stored', (query) => {
    expect(normalizeZeroResultQuery(query)).toBeNull();
  });
});

describe('zero-result searches', () => {
  const day = '2026-11-20';
  const add = (query: string, locale: 'en' | 'ru' = 'en', on = day) =>
    addZeroResultSearch(store.db, { query, locale, day: on });

  beforeAll(async () => {
    for (const query of ['android', 'android', 'captcha', 'android']) await add(query);
    await add('android', 'ru');
    await add('android', 'en', '2026-11-21');
  });

  it('a query has one row per language and day', async () => {
    const rows = await store.db.select().from(zeroResultSearches);
    expect(rows.map((row) => `${row.day} ${row.locale} ${row.query} ${row.count}`).sort()).toEqual([
      '2026-11-20 en android 3',
      '2026-11-20 en captcha 1',
      '2026-11-20 ru android 1',
      '2026-11-21 en android 1',
    ]);
    expect(Object.keys(rows[0]!).sort()).toEqual(['count', 'day', 'id', 'locale', 'query', 'receivedAt']);
  });

  it('zero-result searches are reported, the most frequent first, and omitted if there are none', async () => {
    const rows = await zeroResultReport(store.db, { since: new Date(0), until: new Date(Date.now() + 60_000) });
    expect(formatZeroResults(rows).slice(1)).toEqual([
      '     4  en  android (last on 2026-11-21)',
      '     1  en  captcha (last on 2026-11-20)',
      '     1  ru  android (last on 2026-11-20)',
    ]);
    expect(formatZeroResults([])).toEqual([]);
  });

  it('after five hundred queries a day only known ones are counted', async () => {
    const today = '2026-11-22';
    const row = { day: today, locale: 'en', count: 1 };
    const flood = Array.from({ length: 500 }, (_, i) => ({ ...row, id: `flood-${i}`, query: `flood ${i}` }));
    await store.db.insert(zeroResultSearches).values(flood);
    await add('one more', 'en', today);
    expect(await store.db.$count(zeroResultSearches)).toBe(504);
    await add('android', 'en', '2026-11-21');
    expect(await store.db.$count(zeroResultSearches)).toBe(504);
  });

  it('zero-result searches are deleted after the retention period', async () => {
    await store.db.update(zeroResultSearches).set({ receivedAt: new Date('2020-01-01') });
    expect(await purge(store.db, 390)).toBe(504);
  });
});
