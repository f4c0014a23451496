import { execFile } from 'node:child_process';
import { binPath } from '@/scripts/run';
import { dataFolder, type Server } from '../start-server';

/** Runs an admin command on the store of a running server. */
export function runAdminCommand(
  server: Pick<Server, 'port'>,
  env: Record<string, string>,
  name: string,
  ...args: string[]
) {
  return new Promise<{ stdout: string; stderr: string; status: unknown }>((resolve) => {
    execFile(
      binPath('tsx'),
      [`scripts/cli/${name}.ts`, ...args],
      { env: { ...process.env, ...env, DATA_DIR: dataFolder(server.port) } },
      (error, stdout, stderr) => resolve({ stdout, stderr, status: error?.code ?? 0 }),
    );
  });
}
