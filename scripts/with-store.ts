import type { Store } from '@/lib/server/store/store';
import { loadSettings } from './environment';
import { stopWithOneSentence } from './stop';

/** Runs a command on the store, beside a server or without one; a failure ends it with one sentence. */
export async function withStore(task: (store: Store) => Promise<void>): Promise<void> {
  const { site } = await loadSettings();
  const { openStoreBeside } = await import('@/lib/server/store/store');
  try {
    const store = await openStoreBeside(site.store);
    try {
      await task(store);
    } finally {
      await store.close();
    }
  } catch (error) {
    stopWithOneSentence(error);
  }
}
