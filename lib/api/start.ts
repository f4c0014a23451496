import { logError } from '@/lib/api/log-failure';
import { runDailyMaintenance } from '@/lib/api/store/daily-maintenance';
import { StoreLockedError } from '@/lib/api/store/directory-lock';
import { closeStore, currentStore, database } from '@/lib/api/store/current-store';
import { isReplacement, lockDataDir, releaseDataDir } from '@/lib/api/store/data-dir';
import { checkDisk, getSystemHealth } from '@/lib/api/system-health';
import { setApiStarted } from '@/lib/api/started';
import { onStop } from '@/lib/api/stop';
import { logLine } from '@/lib/api/telemetry/log';
import { serveShortLinks } from '@/lib/api/links/serve-links';
import { serveAdminCommands } from '@/lib/api/admin/server';
import { updateVisits } from '@/lib/api/visits/update-visits';
import { deliverDueMessages, flushDeliveries } from '@/lib/api/webhook';
import { isRenderProcess } from '@/lib/config/render-process';
import { site } from '@/lib/config/site';

/** When to check whether daily maintenance is due on PostgreSQL: milliseconds after the start; then for both stores. */
const firstCheck = 60_000;
const checkInterval = 15 * 60_000;
/** Milliseconds between deliveries of due messages. */
const webhookInterval = 5000;
/** Milliseconds between updates of the visits that reports count. */
const visitsInterval = 10_000;
/** Milliseconds between checks of the disk and of the file descriptors, for the log. */
const healthCheckInterval = 15_000;
/** Timeout in milliseconds for pending deliveries at shutdown; the rest is sent after the next start. */
const flushTimeout = 1500;

async function checkMaintenance(): Promise<void> {
  try {
    await runDailyMaintenance(await database(), site.retentionDays, site.store.migrates);
  } catch (error) {
    logError('Daily maintenance failed', error);
  }
}

async function checkWeeklySummary(): Promise<void> {
  try {
    const { sendDueWeeklySummary } = await import('@/lib/api/workbench/weekly-task');
    await sendDueWeeklySummary(await database());
  } catch (error) {
    logError('The weekly summary could not be sent', error);
  }
}

let isUpdatingVisits = false;
let hasUpdateFailed = false;

async function updateVisitsOnce(): Promise<void> {
  if (isUpdatingVisits) return;
  isUpdatingVisits = true;
  try {
    await updateVisits(await database());
    hasUpdateFailed = false;
  } catch (error) {
    // A store that stays unavailable is logged once, not every ten seconds.
    if (!hasUpdateFailed) logError('Visits cannot be updated; reports lack the newest', error);
    hasUpdateFailed = true;
  } finally {
    isUpdatingVisits = false;
  }
}

/** Milliseconds between attempts to lock a data directory that is not writable. */
const lockRetryInterval = 15_000;

let stopAdminServer = async (): Promise<void> => {};

/** Opens the store. If that fails, it is retried when the store is needed. @returns whether it is open */
const openStoreNow = () =>
  currentStore().then(
    () => true,
    (error: unknown) => {
      logError('Cannot open the store; will retry on next use', error);
      return false;
    },
  );

/**
 * Locks the data directory and starts the server for admin commands; a second server exits with an error message. If
 * the lock fails for another reason, such as a full disk, pages are served without a store and the lock is retried.
 */
async function lockDataDirOrRetry(isLogged = false): Promise<void> {
  try {
    const lock = await lockDataDir();
    if (!lock) return;
    // The lock needs no space, but PGlite fails on a full disk without naming the reason.
    const diskError = await checkDisk(site.store.folder);
    if (diskError) throw Object.assign(new Error('The disk is not writable.'), { code: diskError });
    stopAdminServer = serveAdminCommands(currentStore, lock);
    // The first statements of PGlite take several times longer than later ones.
    if (await openStoreNow()) await checkMaintenance();
  } catch (error) {
    if (error instanceof StoreLockedError) {
      logLine('error', error.message);
      process.exit(1);
    }
    if (!isLogged) logError('The data directory is not writable; no data will be stored', error);
    setTimeout(() => void lockDataDirOrRetry(true), lockRetryInterval).unref();
  }
}

/**
 * Starts the background work of the API: daily maintenance, updates of visits, webhook deliveries, short links. Opens PGlite and runs
 * its maintenance before the port is open, because they block the event loop for half a second or more; a PostgreSQL
 * store is opened meanwhile. A replacement opens PGlite once the server before has closed it, while its port is open.
 */
export async function startApi(): Promise<void> {
  if (isRenderProcess()) return;
  const started = startBackgroundWork();
  if (!isReplacement() || site.store.databaseUrl) return started;
  setApiStarted(started);
}

async function startBackgroundWork(): Promise<void> {
  const { databaseUrl } = site.store;
  await lockDataDirOrRetry();
  if (databaseUrl) void openStoreNow();
  const stopShortLinks = await serveShortLinks(database);
  const timers = [
    ...(databaseUrl ? [setTimeout(() => void checkMaintenance(), firstCheck)] : []),
    setInterval(() => void checkMaintenance(), checkInterval),
    ...(site.weeklyReportTo.length > 0
      ? [
          setTimeout(() => void checkWeeklySummary(), firstCheck),
          setInterval(() => void checkWeeklySummary(), checkInterval),
        ]
      : []),
    setInterval(() => void getSystemHealth(), healthCheckInterval),
    setInterval(() => void updateVisitsOnce(), visitsInterval),
    ...(databaseUrl || site.webhook.url ? [setInterval(() => void deliverDueMessages(), webhookInterval)] : []),
  ];
  for (const timer of timers) timer.unref();
  onStop(async () => {
    for (const timer of timers) clearTimeout(timer);
    await Promise.all([flushDeliveries(flushTimeout), stopShortLinks()]);
    await stopAdminServer();
    await closeStore();
    await releaseDataDir();
  });
}
