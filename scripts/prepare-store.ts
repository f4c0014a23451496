import { openStore } from '@/lib/api/store/store';
import { StoreLockedError } from '@/lib/api/store/directory-lock';
import { IncompatibleStoreError } from '@/lib/api/store/check-migrations';
import { logError } from '@/lib/api/log-failure';
import { activeKeys } from '@/lib/api/beacon/keys';
import { site } from '@/lib/config/site';
import { exitWithError } from './exit-with-error';

/**
 * Migrates the store and creates its first key before a server starts: creating a PGlite folder takes seconds and much
 * memory, which a separate process releases.
 * An unreachable store does not prevent serving pages; a store that another process has locked, or that has
 * other migrations, does.
 */
export async function prepareStore(): Promise<void> {
  try {
    const store = await openStore(site.store);
    await activeKeys(store.db);
    await store.close();
  } catch (error) {
    if (error instanceof StoreLockedError || error instanceof IncompatibleStoreError) exitWithError(error);
    logError('Cannot prepare the store; the server will retry when it needs it', error);
  }
}
