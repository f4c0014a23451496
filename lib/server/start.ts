import { logFailure } from '@/lib/server/log-failure';
import { holderOf, StoreLocked } from '@/lib/server/store/folder-lock';
import { currentStore, database } from '@/lib/server/store/current-store';
import { purge } from '@/lib/server/store/purge';
import { deliverDue } from '@/lib/server/webhook';
import { site } from '@/lib/settings/site';

const day = 24 * 60 * 60 * 1000;
const webhookInterval = 5000;

async function purgeOld(): Promise<void> {
  try {
    await purge(await database(), site.retentionDays);
  } catch (error) {
    logFailure('Old rows cannot be removed', error);
  }
}

/**
 * Begins what a server does beside answering: it removes rows that have grown old, and hands messages on. A PostgreSQL
 * store is opened at once; PGlite when it is first needed, because opening it stops everything else for half a second.
 */
export function startBackEnd(): void {
  const { databaseUrl, folder } = site.store;
  const holder = databaseUrl ? null : holderOf(folder);
  if (holder && holder.pid !== process.pid) {
    console.error(new StoreLocked(folder, holder).message);
    process.exit(1);
  }
  if (databaseUrl) {
    currentStore().catch((error: unknown) => {
      logFailure('The store cannot be reached, and is tried again when it is needed', error);
    });
  }
  if (databaseUrl || site.contactWebhookUrl) setInterval(() => void deliverDue(), webhookInterval).unref();
  setTimeout(() => void purgeOld(), day / 24).unref();
  setInterval(() => void purgeOld(), day).unref();
}
