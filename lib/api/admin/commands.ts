import { backupCommand } from '@/lib/api/admin/backup';
import { markDoneCommand, inboxCommand } from '@/lib/api/admin/inbox';
import { addKeyCommand, listKeysCommand, retireKeysCommand } from '@/lib/api/admin/keys';
import { reportCommand } from '@/lib/api/admin/report';
import { restoreCommand } from '@/lib/api/admin/restore';
import { workbenchUserCommand } from '@/lib/api/admin/workbench-user';
import { eraseDataSubject, exportDataSubject, type DataSubject } from '@/lib/api/store/data-subject';
import type { Store } from '@/lib/api/store/store';

/**
 * The admin commands that operate on the store. PGlite allows one session in one process, so while a server runs,
 * commands are sent to it (`lib/api/admin/server.ts`); inputs and results must therefore be JSON-serializable. File
 * paths are absolute.
 */
export const adminCommands = {
  report: reportCommand,
  inbox: inboxCommand,
  done: markDoneCommand,
  backup: backupCommand,
  restore: restoreCommand,
  'erase-data-subject': ({ db }: Store, person: DataSubject) => eraseDataSubject(db, person),
  'export-data-subject': ({ db }: Store, person: DataSubject) => exportDataSubject(db, person),
  'list-keys': listKeysCommand,
  'add-key': addKeyCommand,
  'retire-keys': retireKeysCommand,
  'workbench-user': workbenchUserCommand,
} as const;

export type AdminCommandName = keyof typeof adminCommands;
export type AdminCommandInput<Name extends AdminCommandName> = Parameters<(typeof adminCommands)[Name]>[1];

/** A type after a JSON round trip. */
type AsJson<T> = T extends Date ? string : T extends object ? { [Key in keyof T]: AsJson<T[Key]> } : T;
export type AdminCommandOutput<Name extends AdminCommandName> = AsJson<
  Awaited<ReturnType<(typeof adminCommands)[Name]>>
>;

/** Runs an admin command on an open store. */
export async function runAdminCommand<Name extends AdminCommandName>(
  store: Store,
  name: Name,
  input: AdminCommandInput<Name>,
): Promise<AdminCommandOutput<Name>> {
  const run = adminCommands[name] as (store: Store, input: unknown) => Promise<unknown>;
  return JSON.parse(JSON.stringify((await run(store, input)) ?? null)) as AdminCommandOutput<Name>;
}
