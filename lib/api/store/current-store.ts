import { logError } from '@/lib/api/log-failure';
import { site } from '@/lib/config/site';
import { lockDataDir } from '@/lib/api/store/data-dir';
import { openStore, type Database, type Store } from '@/lib/api/store/store';

/** Next.js loads a module once per route, but all of them share one process and must share its store. */
const shared = globalThis as { siteStore?: Promise<Store> | undefined };

const open = async () => openStore(site.store, await lockDataDir());

function reopen(): Promise<Store> {
  shared.siteStore = open().catch((error: unknown) => {
    shared.siteStore = undefined;
    throw error;
  });
  return shared.siteStore;
}

/** Returns the store of this server; opens it on first use, and again after a failure to open or when it is broken. */
export async function currentStore(): Promise<Store> {
  const current = shared.siteStore;
  const store = await (current ?? reopen());
  if (!store.isBroken()) return store;
  // The first caller to notice closes it; the others wait for the new one.
  if (shared.siteStore === current) {
    const closed = store.close().catch((error: unknown) => logError('A broken store cannot be closed', error));
    shared.siteStore = closed.then(reopen);
  }
  return currentStore();
}

/** Returns the database of this server's store. */
export async function database(): Promise<Database> {
  return (await currentStore()).db;
}

/** Closes this server's store, if it has been opened. */
export async function closeStore(): Promise<void> {
  await (await shared.siteStore?.catch(() => null))?.close();
}
