import { logError } from '@/lib/api/log-failure';
import { runDailyMaintenance } from '@/lib/api/store/daily-maintenance';
import { StoreLocked, type FolderLock } from '@/lib/api/store/folder-lock';
import { closeStore, currentStore, database } from '@/lib/api/store/current-store';
import { releaseDataDir, lockDataDir } from '@/lib/api/store/data-dir';
import { machineState } from '@/lib/api/system-health';
import { onStop } from '@/lib/api/stop';
import { logLine } from '@/lib/api/telemetry/log';
import { serveAdminCommands } from '@/lib/api/admin/server';
import { deliverDue, flushDeliveries } from '@/lib/api/webhook';
import { site } from '@/lib/config/site';

/** Milliseconds after the start, and between further looks, in which it is looked whether the day's work is due. */
const firstLook = 60_000;
const looks = 15 * 60_000;
const webhookInterval = 5000;
/** So often is looked whether the disk takes writes and descriptors are left, for the log. */
const machineInterval = 15_000;
/** Milliseconds in which, at the end, messages are handed on that wait. What is not taken by then is sent after the next start. */
const lastDeliveries = 1500;

async function lookForChores(): Promise<void> {
  try {
    await runDailyMaintenance(await database(), site.retentionDays, site.store.migrates);
  } catch (error) {
    logError('What has to be done daily cannot be done', error);
  }
}

/** Milliseconds after which a disk that takes nothing is tried again. */
const diskInterval = 15_000;

let endTasks = async (): Promise<void> => {};

/** Begins to do what commands ask for. Where there is no room for the socket, they are told that the store is in use. */
async function takeTasks(lock: FolderLock): Promise<void> {
  try {
    endTasks = await serveAdminCommands(currentStore, lock);
  } catch (error) {
    logError('Commands cannot ask this server for anything, as its folder for temporary files takes no socket', error);
  }
}

/**
 * Takes the data folder and does from then on what commands ask for; a second server ends with one sentence. While it
 * cannot be taken for another reason, such as a disk that takes nothing, pages are served without a store.
 */
async function takeFolder(isTold = false): Promise<void> {
  try {
    const lock = await lockDataDir();
    if (lock) await takeTasks(lock);
  } catch (error) {
    if (error instanceof StoreLocked) {
      logLine('error', error.message);
      process.exit(1);
    }
    if (!isTold) logError('The data folder cannot be written, so nothing is stored until it can', error);
    setTimeout(() => void takeFolder(true), diskInterval).unref();
  }
}

/**
 * Begins what a server does beside answering: it does the day's work on the store, and hands messages on. A PostgreSQL
 * store is opened at once; PGlite when it is first needed, because opening it stops everything else for half a second.
 */
export async function startApi(): Promise<void> {
  const { databaseUrl } = site.store;
  await takeFolder();
  if (databaseUrl) {
    currentStore().catch((error: unknown) => {
      logError('The store cannot be reached, and is tried again when it is needed', error);
    });
  }
  const timers = [
    setTimeout(() => void lookForChores(), firstLook),
    setInterval(() => void lookForChores(), looks),
    setInterval(() => void machineState(), machineInterval),
    ...(databaseUrl || site.webhook.url ? [setInterval(() => void deliverDue(), webhookInterval)] : []),
  ];
  for (const timer of timers) timer.unref();
  onStop(async () => {
    for (const timer of timers) clearTimeout(timer);
    await flushDeliveries(lastDeliveries);
    await endTasks();
    await closeStore();
    await releaseDataDir();
  });
}
