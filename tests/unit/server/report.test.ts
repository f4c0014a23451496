import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignReport } from '@/lib/server/report/campaigns';
import { groupingOf, sinceOf } from '@/lib/server/report/options';
import { bar, reportTable } from '@/lib/server/report/table';
import { events } from '@/lib/server/store/schema';
import { openStore, type Store } from '@/lib/server/store/store';

const now = new Date('2026-11-21T12:00:00Z');

describe('the report', () => {
  it.each([
    ['7d', '2026-11-14T12:00:00.000Z'],
    ['24h', '2026-11-20T12:00:00.000Z'],
    ['2w', '2026-11-07T12:00:00.000Z'],
    ['2026-11-01', '2026-11-01T00:00:00.000Z'],
  ])('since %s begins at %s', (text, moment) => {
    expect(sinceOf(text, now).toISOString()).toBe(moment);
  });

  it.each(['', '7', 'd7', '7 days', '2026-13-01', 'yesterday'])('refuses --since %j in one sentence', (text) => {
    expect(() => sinceOf(text, now)).toThrow(/^--since must be like/);
    expect(() => groupingOf(text)).toThrow(/^--by must be one of/);
  });

  it('draws bars in proportion', () => {
    expect(bar(10, 10)).toHaveLength(24);
    expect(bar(5, 10)).toHaveLength(12);
    expect(bar(0, 10)).toBe('');
    expect(bar(0, 0)).toBe('');
  });

  it('sums up, and says what it leaves out', () => {
    const rows = [
      { name: 'newsletter', visits: 10, sources: 1, events: 50, signUps: 2 },
      { name: 'direct', visits: 5, sources: 1, events: 9, signUps: 0 },
    ];
    const text = reportTable({ rows, left: { bots: 3, own: 1 } }, 'source');
    expect(text).toMatch(/newsletter +10 +1 +50 +2 +20\.0 %/);
    expect(text).toMatch(/all +15 +2 +59 +2 +13\.3 %/);
    expect(text).toContain('Left out: 3 visits of known bots, 1 from own addresses.');
  });
});

describe('the report of a store', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  let store: Store;
  beforeAll(async () => {
    store = await openStore({ databaseUrl: undefined, folder });
  }, 60_000);
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A visit that reads a page and clicks on something. */
  const visit = (page: string, clicked: string) => {
    const day = '2026-11-21';
    const row = { day, visitId: `${page} ${clicked}`, result: 'success', path: page, happenedAt: now, common: {} };
    return store.db.insert(events).values([
      { ...row, id: `view ${row.visitId}`, type: 'view', objectType: 'page', objectValue: page },
      { ...row, id: `click ${row.visitId}`, type: 'click', objectType: 'link', objectValue: clicked },
    ]);
  };

  it.each([
    ['register', 1],
    ['banner register', 1],
    ['login', 0],
    ['banner close', 0],
    ['action /register', 0],
    ['open chat', 0],
  ])('a click on “%s” makes %d sign-ups', async (clicked, signUps) => {
    const page = `/after-${clicked.replaceAll(/[ /]/g, '-')}`;
    await visit(page, clicked);
    const { rows } = await campaignReport(store.db, new Date(0), 'landing');
    expect(rows.find(({ name }) => name === page)).toEqual({ name: page, visits: 1, sources: 1, events: 2, signUps });
  });
});
