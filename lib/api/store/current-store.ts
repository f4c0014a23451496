import { logError } from '@/lib/api/log-failure';
import { site } from '@/lib/config/site';
import { lockDataDir } from '@/lib/api/store/data-dir';
import { openStore, type Database, type Store } from '@/lib/api/store/store';

/** Next.js loads a module once per route, but all of them share one process and must share its store. */
const holder = globalThis as { siteStore?: Promise<Store> | undefined };

const open = async () => openStore(site.store, await lockDataDir());

function openAnew(): Promise<Store> {
  holder.siteStore = open().catch((error: unknown) => {
    holder.siteStore = undefined;
    throw error;
  });
  return holder.siteStore;
}

/** The store of this server, opened when it is first asked for; one that could not be opened, or is broken, is opened anew. */
export async function currentStore(): Promise<Store> {
  const known = holder.siteStore;
  const store = await (known ?? openAnew());
  if (!store.isBroken()) return store;
  // The first who notices closes it; the others wait for what takes its place.
  if (holder.siteStore === known) {
    const closed = store.close().catch((error: unknown) => logError('A broken store cannot be closed', error));
    holder.siteStore = closed.then(openAnew);
  }
  return currentStore();
}

/** The database of this server's store. */
export async function database(): Promise<Database> {
  return (await currentStore()).db;
}

/** Closes this server's store, if it has been opened. */
export async function closeStore(): Promise<void> {
  await (await holder.siteStore?.catch(() => null))?.close();
}
