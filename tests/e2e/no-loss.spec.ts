import { expect, test, type Page } from '@playwright/test';
import { like, sql } from 'drizzle-orm';
import { events } from '@/lib/server/store/schema';
import { openStore, type StoreAddress } from '@/lib/server/store/store';
import { startPostgres } from '../start-postgres';
import { dataFolder, startServer } from '../start-server';
import { allowed, freshState } from './consent-states';

/** Nothing collected is lost, whatever is killed while it is on its way. */

test.use({ storageState: freshState });
test.setTimeout(900_000);

const times = 20;
const perRound = 25;

/** Makes events in the browser: clicks on an element with a name of its own each. */
const produce = (page: Page, round: number, count: number) =>
  page.evaluate(
    ([r, n]) => {
      const button = document.createElement('button');
      document.body.append(button);
      for (let i = 0; i < n; i += 1) {
        button.dataset.click = `event ${r} ${i}`;
        button.click();
      }
    },
    [round, count] as const,
  );

const online = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));
const waiting = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('event:')).length);

/** Waits until clicks are recorded. */
const isListening = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const button = document.createElement('button');
        document.body.append(button);
        button.dataset.click = 'probe';
        button.click();
        return Object.values(localStorage).some((value) => value.includes('"probe"'));
      }),
    )
    .toBe(true);
const pause = (most: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * most));

/** How many different events are in the store, and how many rows. */
async function countStored(address: StoreAddress): Promise<{ different: number; rows: number }> {
  const store = await openStore(address);
  const [found] = await store.db
    .select({ different: sql<number>`count(distinct ${events.objectValue})::int`, rows: sql<number>`count(*)::int` })
    .from(events)
    .where(like(events.objectValue, 'event %'));
  await store.close();
  return found!;
}

async function allow(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'consent', value: allowed, domain: 'localhost', path: '/' }]);
}

test('with the server killed twenty times, every event is in the store once', async ({ page }) => {
  const env = { RATE_LIMIT: 'off' };
  let server = await startServer({ env });
  const { port } = server;
  await allow(page);
  await page.goto(server.url);
  await isListening(page);
  for (let round = 0; round < times; round += 1) {
    await produce(page, round, perRound);
    await online(page);
    await pause(400);
    await server.kill();
    await produce(page, times + round, 5);
    server = await startServer({ port, env });
    // Now and then the tab is loaded anew, and takes over what the one before it left.
    if (round % 5 === 4) {
      await page.reload();
      await page.evaluate(() =>
        Object.keys(localStorage)
          .filter((key) => localStorage[key].includes('"probe"'))
          .forEach((key) => localStorage.removeItem(key)),
      );
      await isListening(page);
    }
  }
  await expect
    .poll(
      async () => {
        await online(page);
        return waiting(page);
      },
      { timeout: 60_000, intervals: [1000] },
    )
    .toBe(0);
  await server.kill();
  const made = times * (perRound + 5);
  expect(await countStored({ databaseUrl: undefined, folder: dataFolder(port) })).toEqual({
    different: made,
    rows: made,
  });
});

test('with PostgreSQL crashing five times, every event is in the store once', async ({ page }) => {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.database('loss');
  const server = await startServer({ env: { RATE_LIMIT: 'off', DATABASE_URL: databaseUrl } });
  try {
    await allow(page);
    await page.goto(server.url);
    await isListening(page);
    for (let round = 0; round < 5; round += 1) {
      await produce(page, round, perRound);
      await online(page);
      await pause(100);
      const crashed = postgres.crash();
      await produce(page, 5 + round, 5);
      await online(page);
      await crashed;
    }
    await expect
      .poll(
        async () => {
          await online(page);
          return waiting(page);
        },
        { timeout: 60_000, intervals: [1000] },
      )
      .toBe(0);
    const made = 5 * (perRound + 5);
    expect(await countStored({ databaseUrl, folder: '' })).toEqual({ different: made, rows: made });
  } finally {
    await server.kill();
    await postgres.stop();
  }
});
