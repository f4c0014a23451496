import { backupTask } from '@/lib/server/tasks/backup';
import { doneTask, inboxTask } from '@/lib/server/tasks/inbox';
import { erasePersonTask, exportPersonTask } from '@/lib/server/tasks/person';
import { addKeyTask, listKeysTask, retireKeysTask } from '@/lib/server/tasks/keys';
import { reportTask } from '@/lib/server/tasks/report';
import { restoreTask } from '@/lib/server/tasks/restore';
import type { Store } from '@/lib/server/store/store';

/**
 * What commands have done on the store. PGlite is one session of one process, so beside a server they ask it
 * (`serve-tasks.ts`); what goes in and comes out is therefore what JSON can hold. Files have absolute addresses.
 */
export const allTasks = {
  report: reportTask,
  inbox: inboxTask,
  done: doneTask,
  backup: backupTask,
  restore: restoreTask,
  'erase-person': erasePersonTask,
  'export-person': exportPersonTask,
  'list-keys': listKeysTask,
  'add-key': addKeyTask,
  'retire-keys': retireKeysTask,
} as const;

export type TaskName = keyof typeof allTasks;
export type TaskInput<Name extends TaskName> = Parameters<(typeof allTasks)[Name]>[1];

/** What is left of a value that went through JSON. */
type AsJson<T> = T extends Date ? string : T extends object ? { [Key in keyof T]: AsJson<T[Key]> } : T;
export type TaskOutput<Name extends TaskName> = AsJson<Awaited<ReturnType<(typeof allTasks)[Name]>>>;

/** Does a task on an open store. */
export async function doTask<Name extends TaskName>(
  store: Store,
  name: Name,
  input: TaskInput<Name>,
): Promise<TaskOutput<Name>> {
  const task = allTasks[name] as (store: Store, input: unknown) => Promise<unknown>;
  return JSON.parse(JSON.stringify((await task(store, input)) ?? null)) as TaskOutput<Name>;
}
