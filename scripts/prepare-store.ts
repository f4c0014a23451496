import { openStore } from '@/lib/api/store/store';
import { StoreLocked } from '@/lib/api/store/folder-lock';
import { logError } from '@/lib/api/log-failure';
import { activeKeys } from '@/lib/api/beacon/keys';
import { site } from '@/lib/config/site';
import { exitWithError } from './exit-with-error';

/**
 * Brings the store to the newest schema and makes its first key, before a server starts: making a PGlite folder takes
 * seconds and much memory, which a process of its own gives back.
 * A store that cannot be reached does not keep the pages from being served; one that somebody else has open does.
 */
export async function prepareStore(): Promise<void> {
  try {
    const store = await openStore(site.store);
    await activeKeys(store.db);
    await store.close();
  } catch (error) {
    if (error instanceof StoreLocked) exitWithError(error);
    logError('The store cannot be prepared, and is tried again when it is needed', error);
  }
}
