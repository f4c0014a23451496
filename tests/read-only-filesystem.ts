import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Why the code's folder cannot be written. */
export type FilesystemState = 'read-only' | 'full';

/** Mount commands, run in a private mount namespace so that no other process sees the mounts. */
const mounts: Record<FilesystemState, string> = {
  'read-only': 'mount --bind "$CODE" "$CODE" && mount -o remount,bind,ro "$CODE"',
  full: [
    'mount -t tmpfs -o size=1m tmpfs "$WORK_DIR/disk" && mkdir "$WORK_DIR/disk/upper" "$WORK_DIR/disk/work"',
    'mount -t overlay -o "lowerdir=$CODE,upperdir=$WORK_DIR/disk/upper,workdir=$WORK_DIR/disk/work" overlay "$CODE"',
    '{ dd if=/dev/zero of="$WORK_DIR/disk/filling" bs=4096 2>/dev/null || true; }',
  ].join(' && '),
};
/** The temporary directory of a container with a read-only root. */
const temporary = 'mount -t tmpfs -o ro tmpfs "$WORK_DIR/temporary"';

const script = (kind: FilesystemState) =>
  `mkdir "$WORK_DIR/disk" "$WORK_DIR/temporary" && ${mounts[kind]} && ${temporary} && cd "$CODE" && exec "$@"`;

const namespaced = (kind: FilesystemState, workFolder: string, command: readonly string[]) => ({
  args: ['-m', 'sh', '-c', script(kind), 'sh', ...command],
  env: { ...process.env, CODE: process.cwd(), WORK_DIR: workFolder },
});

const newTempFolder = () => mkdtempSync(path.join(tmpdir(), 'unwritable-'));

/** Whether the current user may create the required mounts. */
export function canMount(kind: FilesystemState): boolean {
  const workFolder = newTempFolder();
  const { args, env } = namespaced(kind, workFolder, ['true']);
  try {
    execFileSync('unshare', args, { env, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
}

export type ReadOnlyServer = {
  url: string;
  output: () => string;
  /** Stops it with SIGTERM. @returns the exit code */
  cleanup: () => Promise<number | null>;
};

/** Runs `npm start` with the existing build and waits until it responds. @throws Error with its output on early exit */
export async function startOnReadOnlyFilesystem(
  kind: FilesystemState,
  { port, dataFolder, hasTemporary }: { port: number; dataFolder?: string; hasTemporary: boolean },
): Promise<ReadOnlyServer> {
  const workFolder = newTempFolder();
  const { args, env } = namespaced(kind, workFolder, ['npm', 'start', '--', '--no-build']);
  const settings = {
    PORT: String(port),
    DATA_DIR: dataFolder ?? 'test-results/data-unwritable',
    RATE_LIMIT: 'off',
    ...(hasTemporary ? {} : { TMPDIR: path.join(workFolder, 'temporary') }),
  };
  const child: ChildProcess = spawn('unshare', args, {
    env: { ...env, ...settings },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const url = `http://localhost:${port}`;
  while (!(await fetch(`${url}/healthz`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`npm start exited: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    output: () => output,
    async cleanup() {
      process.kill(-child.pid!, 'SIGTERM');
      const [code] = await ended;
      rmSync(workFolder, { recursive: true, force: true });
      return code;
    },
  };
}
