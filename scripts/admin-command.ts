import { setTimeout as pause } from 'node:timers/promises';
import type { AdminCommandInput, AdminCommandName, AdminCommandOutput } from '@/lib/api/admin/commands';
import type { StoreOptions } from '@/lib/api/store/store';
import { loadSettings } from './environment';
import { exitWithError } from './exit-with-error';

/** Number of attempts, half a second apart, to reach the store's owner or open the released store. */
const maxAttempts = 20;

/** Runs an admin command on a store: in the server that has it open, if any, otherwise in this process. */
export async function runAdminCommandOn<Name extends AdminCommandName>(
  options: StoreOptions,
  name: Name,
  input: AdminCommandInput<Name>,
): Promise<AdminCommandOutput<Name>> {
  const { StoreLockedError } = await import('@/lib/api/store/directory-lock');
  const { requestServer } = await import('@/lib/api/admin/client');
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = options.databaseUrl ? null : await requestServer(options.folder, name, input);
      return response ? response.output : await runLocally(options, name, input);
    } catch (error) {
      // Transient: another command has the store open, or a server is starting or exiting.
      if (!(error instanceof StoreLockedError) || attempt === maxAttempts) throw error;
      await pause(500);
    }
  }
}

async function runLocally<Name extends AdminCommandName>(
  options: StoreOptions,
  name: Name,
  input: AdminCommandInput<Name>,
): Promise<AdminCommandOutput<Name>> {
  const { openStore } = await import('@/lib/api/store/store');
  const { runAdminCommand } = await import('@/lib/api/admin/commands');
  const store = await openStore({ ...options, isCommand: true });
  try {
    return await runAdminCommand(store, name, input);
  } finally {
    await store.close();
  }
}

/**
 * Runs an admin command on the configured store, with or without a running server; exits with a message on failure.
 * @param createIfMissing creates a missing store; otherwise a missing store is an error
 */
export async function sendAdminCommand<Name extends AdminCommandName>(
  name: Name,
  input: AdminCommandInput<Name>,
  createIfMissing = false,
): Promise<AdminCommandOutput<Name>> {
  const { site } = await loadSettings();
  const { StoreMissingError } = await import('@/lib/api/store/store');
  return runAdminCommandOn({ ...site.store, mustExist: !createIfMissing }, name, input).catch((error: unknown) => {
    const isRestore = name === 'restore' && error instanceof StoreMissingError;
    exitWithError(isRestore ? `${error.message} --new creates a store.` : error);
  });
}
