import { expect, test, type Page } from '@playwright/test';
import { like, sql } from 'drizzle-orm';
import { events } from '@/lib/api/store/schema';
import { openStore, type StoreOptions } from '@/lib/api/store/store';
import { startPostgres } from '../start-postgres';
import { startServer } from '../start-server';
import { isFull } from '../sampling';
import { grantedConsent, noConsentState } from './consent-states';
import { waitForEmptyQueues, waitForListener, dispatchOnline, clickToQueueEvents } from './queued-events';

/** No event is lost when the database crashes while events are in flight; crash-recovery.spec.ts kills the server. */

test.use({ storageState: noConsentState });
test.setTimeout(900_000);

const rounds = isFull ? 5 : 2;
const perRound = 25;

const pause = (max: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * max));

/** Counts distinct stored events and their rows. */
async function countStored(storeOptions: StoreOptions): Promise<{ distinct: number; rows: number }> {
  const store = await openStore(storeOptions);
  const [found] = await store.db
    .select({ distinct: sql<number>`count(distinct ${events.objectValue})::int`, rows: sql<number>`count(*)::int` })
    .from(events)
    .where(like(events.objectValue, 'event %'));
  await store.close();
  return found!;
}

async function allow(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'consent', value: grantedConsent, domain: 'localhost', path: '/' }]);
}

test(`every event is stored once when PostgreSQL crashes ${rounds} times`, async ({ page }) => {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase('loss');
  const server = await startServer({ env: { RATE_LIMIT: 'off', DATABASE_URL: databaseUrl } });
  try {
    await allow(page);
    await page.goto(server.url);
    await waitForListener(page);
    for (let round = 0; round < rounds; round += 1) {
      await clickToQueueEvents(page, `${round} before`, perRound);
      await dispatchOnline(page);
      await pause(100);
      const crashed = postgres.crash();
      await clickToQueueEvents(page, `${round} after`, 5);
      await dispatchOnline(page);
      await crashed;
    }
    await waitForEmptyQueues([page]);
    const produced = rounds * (perRound + 5);
    expect(await countStored({ databaseUrl, folder: '' })).toEqual({ distinct: produced, rows: produced });
  } finally {
    await server.kill();
    await postgres.stop();
  }
});
