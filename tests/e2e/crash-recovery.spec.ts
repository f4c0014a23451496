import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { like } from 'drizzle-orm';
import { events, landings, messages } from '@/lib/api/store/schema';
import { openStore, type StoreOptions } from '@/lib/api/store/store';
import { runAdminCommand } from '../backend/run-admin-command';
import { sendContact } from '../backend/send-contact';
import { startPostgres } from '../start-postgres';
import { dataFolder, startServer, type Server } from '../start-server';
import { isFull, fullOnly } from '../sampling';
import { grantedConsent, noConsentState } from './consent-states';
import { waitForEmptyQueues, waitForListener, dispatchOnline, clickToQueueEvents } from './queued-events';

/**
 * The server is killed at random times while several browsers send queued events, messages arrive, and backups and
 * restores run in parallel: everything acknowledged is stored exactly once, under its own visit.
 */

test.setTimeout(3_600_000);

const kills = isFull ? 20 : 1;
const browsers = isFull ? 8 : 3;
/** Number of rounds before tabs are replaced by new ones, each a visit with its own campaign. */
const roundsPerVisit = 4;

const pause = (max: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * max));

type Visitor = { context: BrowserContext; name: string; page: Page | null; visit: string };
type SentData = { events: string[]; landings: string[]; messages: string[] };

async function createVisitor(browser: Browser, i: number): Promise<Visitor> {
  const context = await browser.newContext({ storageState: noConsentState });
  await context.addCookies([{ name: 'consent', value: grantedConsent, domain: 'localhost', path: '/' }]);
  return { context, name: `visitor${i}`, page: null, visit: '' };
}

/** Opens a campaign link in a new tab and closes the previous one, which leaves its unsent events behind. */
async function beginVisit(visitor: Visitor, url: string, round: number, sent: SentData): Promise<void> {
  const campaign = `${visitor.name} in round ${round}`;
  const page = await visitor.context.newPage();
  await page.goto(`${url}/pricing?utm_source=${encodeURIComponent(campaign)}`);
  await waitForListener(page);
  await visitor.page?.close();
  visitor.page = page;
  visitor.visit = await page.evaluate(() => sessionStorage.getItem('visit')!);
  sent.landings.push(`${campaign}, ${visitor.visit}`);
}

async function click({ page, name, visit }: Visitor, round: string, count: number, sent: SentData): Promise<void> {
  const names = await clickToQueueEvents(page!, `${name} ${round}`, count);
  sent.events.push(...names.map((name) => `${name}, ${visit}`));
}

/** Sends a message as a form does, retrying one attempt until it is acknowledged; the server may be down meanwhile. */
async function sendMessageUntilAcknowledged(url: string, content: string, sent: SentData): Promise<void> {
  const attempt = `attempt-${content.replaceAll(' ', '-')}`;
  for (;;) {
    const response = await sendContact(url, content, undefined, { attempt }).catch(() => null);
    if (response?.status === 200 && ((await response.json().catch(() => null)) as { code: number } | null)?.code === 0)
      break;
    await pause(300);
  }
  sent.messages.push(content);
}

/** Reads the sent data back from the store, with the visits it belongs to. */
async function readStored(storeOptions: StoreOptions): Promise<SentData> {
  const { db, close } = await openStore(storeOptions);
  const storedEvents = await db
    .select({ name: events.objectValue, visit: events.visitId })
    .from(events)
    .where(like(events.objectValue, 'event %'));
  const storedLandings = await db.select({ name: landings.utmSource, visit: landings.visitId }).from(landings);
  const storedMessages = await db.select({ content: messages.content }).from(messages);
  await close();
  const format = (rows: readonly { name: string | null; visit: string | null }[]) =>
    rows.map(({ name, visit }) => `${name}, ${visit}`).toSorted();
  return {
    events: format(storedEvents),
    landings: format(storedLandings),
    messages: storedMessages.map(({ content }) => content).toSorted(),
  };
}

const sorted = ({ events, landings, messages }: SentData): SentData => ({
  events: events.toSorted(),
  landings: landings.toSorted(),
  messages: messages.toSorted(),
});

/** Creates a backup and restores the previous one; the server may be killed during either. */
function backUpAndRestore(
  server: Server,
  env: Record<string, string>,
  folder: string,
  round: number,
): Promise<unknown> {
  const file = (which: number) => path.join(folder, `backup-${which}.ndjson.gz`);
  const backup = runAdminCommand(server, env, 'db-backup', file(round));
  return Promise.all([backup, ...(round > 0 ? [runAdminCommand(server, env, 'db-restore', file(round - 1))] : [])]);
}

async function runWithCrashes(
  browser: Browser,
  extra: Record<string, string>,
): Promise<{ sent: SentData; server: Server }> {
  const env = { RATE_LIMIT: 'off', ...extra };
  const sent: SentData = { events: [], landings: [], messages: [] };
  let server = await startServer({ env });
  const { port, url } = server;
  const folder = dataFolder(port);
  const visitors = await Promise.all(Array.from({ length: browsers }, (_, i) => createVisitor(browser, i)));
  const sending: Promise<void>[] = [];
  for (let round = 0; round < kills; round += 1) {
    if (round % roundsPerVisit === 0) for (const visitor of visitors) await beginVisit(visitor, url, round, sent);
    const backups = backUpAndRestore(server, env, folder, round);
    sending.push(...[1, 2, 3].map((i) => sendMessageUntilAcknowledged(url, `message ${round} ${i}`, sent)));
    for (const visitor of visitors) {
      await click(visitor, `${round} before`, 25, sent);
      await dispatchOnline(visitor.page!);
    }
    await pause(1500);
    await server.kill();
    for (const visitor of visitors) await click(visitor, `${round} after`, 5, sent);
    await backups;
    server = await startServer({ port, env });
  }
  await Promise.all(sending);
  await waitForEmptyQueues(visitors.map(({ page }) => page!));
  await server.kill();
  await Promise.all(visitors.map(({ context }) => context.close()));
  return { sent: sorted(sent), server };
}

test(`PGlite stores everything once under its own visit when the server is killed ${kills} times`, async ({
  browser,
}) => {
  const { sent, server } = await runWithCrashes(browser, {});
  const folder = dataFolder(server.port);
  expect(await readStored({ databaseUrl: undefined, folder })).toEqual(sent);
  rmSync(folder, { recursive: true });
});

test(
  `PostgreSQL stores everything once under its own visit when the server is killed ${kills} times`,
  fullOnly,
  async ({ browser }) => {
    const postgres = await startPostgres();
    try {
      const databaseUrl = await postgres.createDatabase('kill');
      const { sent } = await runWithCrashes(browser, { DATABASE_URL: databaseUrl });
      expect(await readStored({ databaseUrl, folder: '' })).toEqual(sent);
    } finally {
      await postgres.stop();
    }
  },
);
