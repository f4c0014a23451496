import { setTimeout as pause } from 'node:timers/promises';
import type { TaskInput, TaskName, TaskOutput } from '@/lib/server/tasks/all-tasks';
import type { StoreAddress } from '@/lib/server/store/store';
import { loadSettings } from './environment';
import { stopWithOneSentence } from './stop';

/** So often, with half a second between, is looked whether whoever has the store can be asked, or has given it back. */
const looks = 20;

/** Does a task on the store at an address: the server that has it does, if there is one; else this process. */
export async function taskAt<Name extends TaskName>(
  address: StoreAddress,
  name: Name,
  input: TaskInput<Name>,
): Promise<TaskOutput<Name>> {
  const { holderOf, StoreLocked } = await import('@/lib/server/store/folder-lock');
  const { askServer, NobodyThere } = await import('@/lib/server/tasks/ask-server');
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

async function taskHere<Name extends TaskName>(
  address: StoreAddress,
  name: Name,
  input: TaskInput<Name>,
): Promise<TaskOutput<Name>> {
  const { openStore } = await import('@/lib/server/store/store');
  const { doTask } = await import('@/lib/server/tasks/all-tasks');
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
export async function runTask<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  mayBeNew = false,
): Promise<TaskOutput<Name>> {
  const { site } = await loadSettings();
  return taskAt({ ...site.store, mustExist: !mayBeNew }, name, input).catch(stopWithOneSentence);
}
