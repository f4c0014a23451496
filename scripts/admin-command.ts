import { setTimeout as pause } from 'node:timers/promises';
import type { AdminCommandInput, AdminCommandName, AdminCommandOutput } from '@/lib/api/admin/commands';
import type { StoreOptions } from '@/lib/api/store/store';
import { loadSettings } from './environment';
import { exitWithError } from './exit-with-error';

/** So often, with half a second between, is looked whether whoever has the store can be asked, or has given it back. */
const looks = 20;

/** Does a task on the store at an address: the server that has it does, if there is one; else this process. */
export async function adminCommandAt<Name extends AdminCommandName>(
  address: StoreOptions,
  name: Name,
  input: AdminCommandInput<Name>,
): Promise<AdminCommandOutput<Name>> {
  const { holderOf, StoreLocked } = await import('@/lib/api/store/folder-lock');
  const { requestServer: askServer, NobodyThere } = await import('@/lib/api/admin/client');
  for (let look = 1; ; look += 1) {
    try {
      const holder = address.databaseUrl ? null : holderOf(address.folder);
      if (holder?.socket) return await askServer(holder.socket, name, input);
      if (holder) throw new StoreLocked(address.folder, holder);
      return await taskHere(address, name, input);
    } catch (error) {
      // Another command has the store for a moment, or a server is about to listen, or to end.
      const isPassing = error instanceof StoreLocked || error instanceof NobodyThere;
      if (!isPassing || look === looks) throw error;
      await pause(500);
    }
  }
}

async function taskHere<Name extends AdminCommandName>(
  address: StoreOptions,
  name: Name,
  input: AdminCommandInput<Name>,
): Promise<AdminCommandOutput<Name>> {
  const { openStore } = await import('@/lib/api/store/store');
  const { runAdminCommand: doTask } = await import('@/lib/api/admin/commands');
  const store = await openStore({ ...address, isCommand: true });
  try {
    return await doTask(store, name, input);
  } finally {
    await store.close();
  }
}

/**
 * Does a task on the store of the settings, beside a server or without one; a failure ends the process with one sentence.
 * @param mayBeNew a store that is not there is made; else it is a mistake in the address of the store
 */
export async function sendAdminCommand<Name extends AdminCommandName>(
  name: Name,
  input: AdminCommandInput<Name>,
  mayBeNew = false,
): Promise<AdminCommandOutput<Name>> {
  const { site } = await loadSettings();
  return adminCommandAt({ ...site.store, mustExist: !mayBeNew }, name, input).catch(exitWithError);
}
