import { expect } from 'vitest';
import { campaignReport } from '@/lib/api/report/campaigns';
import { loadingTimes, type LoadingTimeRow } from '@/lib/api/report/loading-times';
import type { DateRange } from '@/lib/api/report/options';
import { scriptErrors } from '@/lib/api/report/script-errors';
import { toLocalTime } from '@/lib/api/report/time-zone';
import { events, landings } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';
import { vitalBudgets, vitalGroups, vitalNames, type Vital } from '@/lib/api/visits/vital-buckets';

/** Compares loading times, errors and exits with a count in JavaScript over the stored events, on any store. */

/** Paths with their page and language. */
const pages = new Map([
  ['/', ['home', 'en']],
  ['/ru/pricing', ['pricing', 'ru']],
  ['/ru', ['home', 'ru']],
  ['/blog/some-post', ['blog-article', 'en']],
  ['/no/such/page', ['', 'en']],
]);
export const pagesOfMeasurements = [...pages.keys()];

const messages: [code: string, message: (n: number) => string, cleaned: string][] = [
  [
    '100102',
    (n) =>
      `TypeError: Cannot read properties of undefined (reading 'f${n}') (https://www.facetry.example/a${n}.js:${n})`,
    'TypeError: Cannot read properties of undefined (reading "…") (<address>)',
  ],
  ['100103', (n) => `Error: request ${n} failed`, 'Error: request # failed'],
  ['100101', (n) => `resource reload error: /_next/static/${n}.css`, 'resource reload error: <address>'],
];

/** Returns a web vital or an error. @param random a generator of numbers from 0 to 1 */
export function randomMeasurement(random: () => number) {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  const locale = 'en';
  if (random() < 0.2) {
    const [code, message] = pick(messages);
    const common = { app_version: pick(['build-a', 'build-b']) };
    return { type: 'error', objectType: code, objectValue: message(Math.floor(random() * 1000)), common, locale };
  }
  const name = pick([...vitalNames, 'TTFB'] as const);
  const budget = name === 'TTFB' ? 800 : vitalBudgets[name];
  const value = random() < 0.1 ? 0 : Math.round(budget * 10 ** (3 * random() - 1.5) * 1000) / 1000;
  const objectValue = `${name} ${value}`;
  return { type: 'view', objectType: 'web_vital', objectValue, locale };
}

type EventRow = typeof events.$inferSelect;

/** When a row counts: by the visitor's clock unless that is wrong. */
function timeOf({ happenedAt, receivedAt }: { happenedAt: Date; receivedAt: Date }): number {
  const [at, received] = [happenedAt.getTime(), receivedAt.getTime()];
  return at <= received && at >= received - 30 * 86_400_000 ? at : received;
}

/** Returns the visits of a period with their events in order. */
async function readVisits(db: Database, { since, until }: DateRange) {
  const byVisit = new Map<string, { events: EventRow[]; began: number; country: string; isBot: boolean }>();
  const visitOf = (row: { deviceId: string | null; visitId: string | null; isBot: boolean }) => {
    const key = `${row.deviceId} ${row.visitId}`;
    const visit = byVisit.get(key) ?? { events: [], began: Infinity, country: '', isBot: row.isBot };
    byVisit.set(key, visit);
    return visit;
  };
  for (const row of await db.select().from(events)) {
    const visit = visitOf(row);
    visit.events.push(row);
    visit.began = Math.min(visit.began, timeOf(row));
  }
  for (const row of await db.select().from(landings)) {
    const visit = visitOf(row);
    visit.country = row.country ?? '';
    visit.began = Math.min(visit.began, timeOf(row));
  }
  return [...byVisit.values()].filter(
    (visit) => !visit.isBot && visit.began >= since.getTime() && visit.began < until.getTime(),
  );
}

type PlainVisit = Awaited<ReturnType<typeof readVisits>>[number];

const deviceOf = (userAgent: string | null) =>
  userAgent === null ? '(unknown)' : userAgent.includes('Mobile') ? 'mobile' : 'desktop';
const browserOf = (userAgent: string | null) =>
  userAgent === null ? 'other' : userAgent.includes('Chrome') ? 'Chrome' : 'Safari';

/** Collects the values of each group, such as `country DE`, and of all together. */
function collectVitals(visits: readonly PlainVisit[]) {
  const result = new Map<string, Record<Vital, number[]>>();
  for (const visit of visits) {
    for (const { objectType, objectValue, path, userAgent } of visit.events) {
      const [name, number] = objectValue.split(' ') as [Vital, string];
      if (objectType !== 'web_vital' || !vitalNames.includes(name)) continue;
      const [page, locale] = pages.get(path!)!;
      const group = { page, locale, country: visit.country, device: deviceOf(userAgent) };
      for (const key of ['total ', ...vitalGroups.map((by) => `${by} ${group[by]}`)]) {
        const values = result.get(key) ?? { LCP: [], INP: [], CLS: [] };
        values[name].push(Number(number));
        result.set(key, values);
      }
    }
  }
  return result;
}

function expectPercentiles({ views, p75 }: LoadingTimeRow, values: Record<Vital, number[]>, label: string): void {
  expect(views, label).toBe(Math.max(...vitalNames.map((name) => values[name].length)));
  for (const name of vitalNames) {
    const sorted = values[name].toSorted((a, b) => a - b);
    const exact = sorted[Math.ceil(sorted.length * 0.75) - 1];
    if (exact === undefined) {
      expect(p75[name], `${name}, ${label}`).toBeNull();
    } else {
      expect(p75[name], `${name}, ${label}`).toBeGreaterThanOrEqual(exact * (1 - 1e-6));
      expect(p75[name], `${name}, ${label}`).toBeLessThanOrEqual(Math.max(exact * 1.05 * (1 + 1e-6), 0.2));
    }
  }
}

function collectErrors(visits: readonly PlainVisit[], timeZone: string) {
  const result = new Map<
    string,
    { count: number; days: string[]; page: string[]; browser: string[]; build: string[] }
  >();
  for (const { events: list, began } of visits) {
    for (const { objectType, objectValue, path, userAgent, common } of list) {
      const found = messages.find(([code]) => code === objectType);
      if (!found) continue;
      expect(objectValue).toMatch(/\d/);
      const key = `${found[0]} ${found[2]}`;
      const group = result.get(key) ?? { count: 0, days: [], page: [], browser: [], build: [] };
      result.set(key, group);
      group.count += 1;
      group.days.push(toLocalTime(began, timeZone).day);
      group.page.push(path!);
      group.browser.push(browserOf(userAgent));
      group.build.push((common as { app_version: string }).app_version);
    }
  }
  return result;
}

/** The most frequent text, the first by alphabet of several. */
function mostFrequent(list: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of list) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]![0];
}

function countExits(visits: readonly PlainVisit[]): Record<string, number> {
  const result: Record<string, number> = {};
  for (const { events: list } of visits) {
    const views = list.filter(({ type, objectType }) => type === 'view' && objectType === 'page');
    const last = views.toSorted((a, b) => b.happenedAt.getTime() - a.happenedAt.getTime())[0];
    const path = last ? last.path! : '/pricing';
    result[path] = (result[path] ?? 0) + 1;
  }
  return result;
}

/** Expects that loading times, errors and exits are those of the stored events; the derived tables are up to date. */
export async function compareMeasurements(db: Database, range: DateRange, timeZone: string): Promise<void> {
  const visits = await readVisits(db, range);
  const vitals = collectVitals(visits);
  const times = await loadingTimes(db, range);
  const rows = [
    ['total', times.total] as const,
    ...vitalGroups.flatMap((by) => times[by].map((row) => [by, row] as const)),
  ];
  expect(new Set(rows.map(([by, { value }]) => `${by} ${value}`))).toEqual(new Set(vitals.keys()));
  for (const [by, row] of rows)
    expectPercentiles(row, vitals.get(`${by} ${row.value}`)!, `${by} ${row.value} in ${timeZone}`);

  const errors = collectErrors(visits, timeZone);
  const report = await scriptErrors(db, range, timeZone);
  expect(report.others).toBe(0);
  expect(report.rows).toHaveLength(errors.size);
  for (const { code, kind: _, message, page, browser, build, ...row } of report.rows) {
    const { count, days, ...lists } = errors.get(`${code} ${message}`)!;
    const sizeOf = (list: readonly string[]) => new Set(list).size;
    expect(row, message).toEqual({
      ...{ count, first: days.toSorted()[0], last: days.toSorted().at(-1) },
      ...{ pages: sizeOf(lists.page), browsers: sizeOf(lists.browser), builds: sizeOf(lists.build) },
    });
    const top = {
      page: mostFrequent(lists.page),
      browser: mostFrequent(lists.browser),
      build: mostFrequent(lists.build),
    };
    expect({ page, browser, build }, message).toEqual(top);
  }

  const exits = await campaignReport(db, range, { by: ['exit'], timeZone });
  const counted = exits.rows.filter((row) => row.visits > 0).map((row) => [row.names[0], row.visits]);
  expect(Object.fromEntries(counted), `exits in ${timeZone}`).toEqual(countExits(visits));
}
