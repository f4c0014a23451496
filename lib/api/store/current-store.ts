import { logError } from '@/lib/api/log-failure';
import { site } from '@/lib/config/site';
import { lockDataDir } from '@/lib/api/store/data-dir';
import { openStore, type Database, type Store } from '@/lib/api/store/store';

/** Next.js loads a module once per route, but all of them share one process and must share its store. */
const holder = globalThis as { siteStore?: Promise<Store> | undefined };

const open = async () => openStore(site.store, await lockDataDir());

function reopen(): Promise<Store> {
  holder.siteStore = open().catch((error: unknown) => {
    holder.siteStore = undefined;
    throw error;
  });
  return holder.siteStore;
}

/** Returns the store of this server; opens it on first use, and again after a failure to open or when it is broken. */
export async function currentStore(): Promise<Store> {
  const known = holder.siteStore;
  const store = await (known ?? reopen());
  if (!store.isBroken()) return store;
  // The first caller to notice closes it; the others wait for the new one.
  if (holder.siteStore === known) {
    const closed = store.close().catch((error: unknown) => logError('A broken store cannot be closed', error));
    holder.siteStore = closed.then(reopen);
  }
  return currentStore();
}

/** Returns the database of this server's store. */
export async function database(): Promise<Database> {
  return (await currentStore()).db;
}

/** Closes this server's store, if it has been opened. */
export async function closeStore(): Promise<void> {
  await (await holder.siteStore?.catch(() => null))?.close();
}
