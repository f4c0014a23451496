import { openStore } from '@/lib/server/store/store';
import { StoreLocked } from '@/lib/server/store/folder-lock';
import { logFailure } from '@/lib/server/log-failure';
import { activeKeys } from '@/lib/server/beacon/keys';
import { site } from '@/lib/settings/site';
import { stopWithOneSentence } from './stop';

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
    if (error instanceof StoreLocked) stopWithOneSentence(error);
    logFailure('The store cannot be prepared, and is tried again when it is needed', error);
  }
}
