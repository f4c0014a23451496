import { beforeAll, describe, expect, it } from 'vitest';
import { addNotFoundPage } from '@/lib/api/not-found-pages';
import { cspViolations, messages, zeroResultSearches } from '@/lib/api/store/schema';
import { proposedRedirect } from '@/lib/request-routing/proposed-redirect';
import { redirectListSchema } from '@/lib/request-routing/redirects';
import { missingExport } from '@/lib/workbench/exports/missing';
import { missingReport, parsePeriod } from '@/lib/workbench/missing-report';
import { formatCsv } from '@/lib/tools/csv';
import { store } from '@/tests/embedded-store';

const now = new Date('2026-11-20T12:00:00Z');
const period = () => parsePeriod(new URLSearchParams(), now);
const vote = (id: string, page: string, content: string, isSuspectedSpam = false) => ({
  ...{ id, kind: 'helpful' as const, page, content, isSuspectedSpam, receivedAt: new Date('2026-11-19T12:00:00Z') },
});

beforeAll(async () => {
  const day = '2026-11-18';
  await addNotFoundPage(store.db, { path: '/<script>alert(1)</script>', referrer: '', day });
  await addNotFoundPage(store.db, { path: '/pricng', referrer: '=cmd.example', day });
  const receivedAt = new Date('2026-11-18T12:00:00Z');
  await store.db
    .insert(zeroResultSearches)
    .values({ id: 's', day, locale: 'en', query: '=cmd|calc', count: 3, receivedAt });
  await store.db.insert(cspViolations).values({ directive: 'img-src', blocked: 'data', page: '/pricing', receivedAt });
  await store.db
    .insert(messages)
    .values([
      vote('1', '/docs/faq', 'no'),
      vote('2', '/docs/faq', 'yes'),
      vote('3', '/docs/faq', 'no', true),
      vote('4', '/docs/proxies', 'yes'),
    ]);
});

describe('what visitors did not find', () => {
  it('is reported for the last thirty days, by what visitors did', async () => {
    const { addresses, searches, articles, violations } = await missingReport(store.db, period());
    expect(addresses.rows.map(({ path }) => path)).toEqual(['/<script>alert(1)</script>', '/pricng']);
    expect(searches).toMatchObject([{ query: '=cmd|calc', count: 3 }]);
    expect(articles).toMatchObject([{ page: '/docs/faq', no: 1, yes: 1 }]);
    expect(violations).toMatchObject([{ directive: 'img-src', count: 1 }]);
  });

  it('is not reported for another period', async () => {
    const range = parsePeriod(new URLSearchParams('from=2026-10-01&to=2026-10-31'), now);
    expect(await missingReport(store.db, range)).toMatchObject({
      addresses: { rows: [], others: 0 },
      ...{ searches: [], articles: [], violations: [], errors: { rows: [], others: 0 } },
    });
  });

  it.each(['from=yesterday', 'from=2026-02-31', 'from=2026-11-20&to=2026-11-01', 'tz=x', 'tz=%00'])(
    'is not reported for the impossible period %s',
    (search) => expect(() => parsePeriod(new URLSearchParams(search), now)).toThrow(/must be/),
  );

  it('is exported as one table, without formulas in CSV', async () => {
    const { columns, rows } = await missingExport.run({ db: store.db, parameters: new URLSearchParams(), now });
    expect((rows as { list: string }[]).map(({ list }) => list)).toEqual([
      'address',
      'address',
      'search',
      'article',
      'policy',
    ]);
    const csv = formatCsv(columns, rows, false);
    expect(csv).toContain("'=cmd|calc");
    expect(csv).toContain("'=cmd.example");
    expect(csv).toContain('/<script>alert(1)</script>');
  });
});

describe('the proposed redirect', () => {
  it.each([
    ['/pricng', '/pricng', '/pricing'],
    ['/ru/pricng', '/pricng', '/pricing'],
    ['/docs/local-api-referenc', '/docs/local-api-referenc', '/docs/local-api-reference'],
  ])('of %s is an entry of the list of moved pages', (requested, from, to) => {
    const entry = JSON.parse(proposedRedirect(requested)!) as unknown;
    expect(entry).toEqual({ from, to, status: 301 });
    expect(redirectListSchema.safeParse([entry]).success).toBe(true);
  });

  it.each(['/wp-login.php', '/pricin*', '/pric ng', '/<script>'])('is missing for %s', (requested) =>
    expect(proposedRedirect(requested)).toBeNull(),
  );
});
