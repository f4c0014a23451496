import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { campaignReport } from '@/lib/api/report/campaigns';
import type { DateRange, Grouping } from '@/lib/api/report/options';
import { events, landings, quarterHours, signIns, visitQueue, visits } from '@/lib/api/store/schema';
import { updateVisits } from '@/lib/api/visits/update-visits';

/** Visits in days before now, as the store records them. */

export const now = new Date('2026-11-21T12:00:00Z');
export const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

/** Who sent a row. */
type Sender = { device?: string | null; isBot?: boolean; isOwn?: boolean };

/** A store in memory, with helpers that insert rows. */
export async function openHistory() {
  const client = await PGlite.create();
  const db = drizzle({ client });
  await migrate(db, { migrationsFolder: 'lib/api/store/migrations' });
  let rows = 0;
  const newId = () => `row-${(rows += 1)}`;
  const sender = ({ device = 'device-a', isBot = false, isOwn = false }: Sender) => ({
    deviceId: device,
    isBot,
    isOwn,
  });

  return {
    db,
    close: () => client.close(),
    async clear() {
      for (const table of [events, landings, signIns, visits, visitQueue]) await db.delete(table);
      await updateVisits(db);
      await db.delete(quarterHours);
    },
    /** The report of a period, once the derived tables are up to date. */
    async report(period: DateRange, ...by: Grouping[]) {
      await updateVisits(db);
      return campaignReport(db, period, { by });
    },
    /**
     * Adds a page view.
     * @param object the type and value of what was viewed, if not the page
     * @param received days before now, if it arrived later than it happened
     */
    async addPageView(
      visitId: string,
      days: number,
      by: Sender & { page?: string; object?: [type: string, value: string]; locale?: string; received?: number } = {},
    ) {
      const { page = '/', locale = 'en', received = days } = by;
      const [objectType, objectValue] = by.object ?? ['page', page];
      await db.insert(events).values({
        id: newId(),
        visitId,
        type: 'view',
        result: 'success',
        objectType,
        objectValue,
        path: page,
        happenedAt: daysAgo(days),
        receivedAt: daysAgo(received),
        locale,
        common: {},
        ...sender(by),
        day: daysAgo(days).toISOString().slice(0, 10),
      });
    },
    /** Adds a click event. */
    async addClick(visitId: string, days: number, name = 'register', by: Sender = {}) {
      await db.insert(events).values({
        id: newId(),
        visitId,
        type: 'click',
        result: 'success',
        objectType: 'link',
        objectValue: name,
        path: '/',
        happenedAt: daysAgo(days),
        receivedAt: daysAgo(days),
        common: {},
        ...sender(by),
        day: daysAgo(days).toISOString().slice(0, 10),
      });
    },
    /** Adds a landing, which starts a visit. */
    async addLanding(
      visitId: string | null,
      days: number,
      values: Partial<typeof landings.$inferInsert> = {},
      by: Sender & { received?: number } = {},
    ) {
      await db.insert(landings).values({
        id: newId(),
        visitId,
        happenedAt: daysAgo(days),
        receivedAt: daysAgo(by.received ?? days),
        record: { referrer: '' },
        referers: [],
        locale: 'en',
        pageUrl: 'https://www.facetry.example/',
        ...sender(by),
        ...values,
      });
    },
    /** Adds a sign-in with Google. */
    async addSignIn(days: number, by: Sender = {}) {
      const codeHash = newId();
      await db.insert(signIns).values({
        codeHash,
        expiresAt: now,
        subject: codeHash,
        receivedAt: daysAgo(days),
        ...sender(by),
      });
    },
  };
}

export type History = Awaited<ReturnType<typeof openHistory>>;
