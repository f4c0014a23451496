import { beforeEach } from 'vitest';
import { campaignReport } from '@/lib/api/report/campaigns';
import type { DateRange, Grouping } from '@/lib/api/report/options';
import { events, landings, quarterHours, signIns, visitQueue, visits } from '@/lib/api/store/schema';
import { updateVisits } from '@/lib/api/visits/update-visits';
import { store } from '@/tests/embedded-store';

/** Visits in days before now, as the store records them. */

export const now = new Date('2026-11-21T12:00:00Z');
export const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

/** Who sent a row. */
type Sender = { device?: string | null; isBot?: boolean; isInternal?: boolean };

let rows = 0;
const common = ({ device = 'device-a', isBot = false, isInternal = false }: Sender) => ({
  id: `row-${(rows += 1)}`,
  deviceId: device,
  isBot,
  isInternal,
});

type Event = Sender & {
  page?: string;
  /** Type and value of what was viewed, if not the page. */
  object?: [type: string, value: string];
  locale?: string | null;
  received?: number;
};

async function addEvent(
  visitId: string,
  days: number,
  values: { type: string; objectType: string; objectValue: string },
  by: Event,
) {
  const { page = '/', locale = 'en', received = days } = by;
  const times = {
    happenedAt: daysAgo(days),
    receivedAt: daysAgo(received),
    day: daysAgo(days).toISOString().slice(0, 10),
  };
  await store.db
    .insert(events)
    .values({ visitId, path: page, locale, common: {}, result: 'success', ...values, ...times, ...common(by) });
}

/** The store of a test file, which is empty before each test. */
export const history = {
  /** The report of a period, once the derived tables are up to date. */
  async report(period: DateRange, ...by: Grouping[]) {
    await updateVisits(store.db);
    return campaignReport(store.db, period, { by });
  },
  /** Adds a page view. `received` is in days before now, if it arrived later than it happened. */
  addPageView(visitId: string, days: number, by: Event = {}) {
    const [objectType, objectValue] = by.object ?? ['page', by.page ?? '/'];
    return addEvent(visitId, days, { type: 'view', objectType, objectValue }, by);
  },
  /** Adds a click event. */
  addClick: (visitId: string, days: number, name = 'register', by: Sender = {}) =>
    addEvent(visitId, days, { type: 'click', objectType: 'link', objectValue: name }, { ...by, locale: null }),
  /** Adds errors of scripts. */
  async addErrors(visitId: string, days: number, texts: readonly string[]) {
    const times = {
      happenedAt: daysAgo(days),
      receivedAt: daysAgo(days),
      day: daysAgo(days).toISOString().slice(0, 10),
    };
    const error = { visitId, type: 'error', objectType: '100102', result: 'failed', path: '/', common: {}, ...times };
    await store.db.insert(events).values(texts.map((objectValue) => ({ ...error, objectValue, ...common({}) })));
  },
  /** Adds a landing, which starts a visit. */
  async addLanding(
    visitId: string | null,
    days: number,
    values: Partial<typeof landings.$inferInsert> = {},
    by: Sender & { received?: number } = {},
  ) {
    const times = { happenedAt: daysAgo(days), receivedAt: daysAgo(by.received ?? days) };
    const page = { record: { referrer: '' }, referers: [], locale: 'en', pageUrl: 'https://www.facetry.example/' };
    await store.db.insert(landings).values({ visitId, ...times, ...page, ...common(by), ...values });
  },
  /** Adds a sign-in with Google. */
  async addSignIn(days: number, by: Sender = {}) {
    const { id, ...sender } = common(by);
    const signIn = { codeHash: id, subject: id, expiresAt: now, receivedAt: daysAgo(days) };
    await store.db.insert(signIns).values({ ...signIn, ...sender });
  },
};

beforeEach(async () => {
  for (const table of [events, landings, signIns, visits, visitQueue]) await store.db.delete(table);
  await updateVisits(store.db);
  await store.db.delete(quarterHours);
});
