import type { Store } from '@/lib/server/store/store';

/** Where `current-store.ts` keeps the store; this file loads none of what a store needs. */
const holder = globalThis as { siteStore?: Promise<Store> | undefined };

/** Closes this server's store, if it has been opened, so that neither its lock nor its socket outlasts the server. */
export async function closeStore(): Promise<void> {
  await (await holder.siteStore)?.close();
}
