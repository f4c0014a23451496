import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Why the code's folder cannot be written. */
export type Unwritable = 'read-only' | 'full';

/** Mount commands, run in a private mount namespace so that no other process sees the mounts. */
const mounts: Record<Unwritable, string> = {
  'read-only': 'mount --bind "$CODE" "$CODE" && mount -o remount,bind,ro "$CODE"',
  full: [
    'mount -t tmpfs -o size=1m tmpfs "$ROOM/disk" && mkdir "$ROOM/disk/upper" "$ROOM/disk/work"',
    'mount -t overlay -o "lowerdir=$CODE,upperdir=$ROOM/disk/upper,workdir=$ROOM/disk/work" overlay "$CODE"',
    '{ dd if=/dev/zero of="$ROOM/disk/filling" bs=4096 2>/dev/null || true; }',
  ].join(' && '),
};
/** The temporary directory of a container with a read-only root. */
const temporary = 'mount -t tmpfs -o ro tmpfs "$ROOM/temporary"';

const script = (kind: Unwritable) =>
  `mkdir "$ROOM/disk" "$ROOM/temporary" && ${mounts[kind]} && ${temporary} && cd "$CODE" && exec "$@"`;

const namespaced = (kind: Unwritable, room: string, command: readonly string[]) => ({
  args: ['-m', 'sh', '-c', script(kind), 'sh', ...command],
  env: { ...process.env, CODE: process.cwd(), ROOM: room },
});

const newTempFolder = () => mkdtempSync(path.join(tmpdir(), 'unwritable-'));

/** Whether the current user may create the required mounts. */
export function canBe(kind: Unwritable): boolean {
  const room = newTempFolder();
  const { args, env } = namespaced(kind, room, ['true']);
  try {
    execFileSync('unshare', args, { env, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}

export type Unwriting = {
  url: string;
  output: () => string;
  /** Stops it with SIGTERM. @returns the exit code */
  cleanup: () => Promise<number | null>;
};

/** Runs `npm start` with the existing build and waits until it responds. @throws Error with its output on early exit */
export async function startUnwritable(
  kind: Unwritable,
  { port, dataFolder, hasTemporary }: { port: number; dataFolder?: string; hasTemporary: boolean },
): Promise<Unwriting> {
  const room = newTempFolder();
  const { args, env } = namespaced(kind, room, ['npm', 'start', '--', '--no-build']);
  const ownCopy = {
    PORT: String(port),
    DATA_DIR: dataFolder ?? 'test-results/data-unwritable',
    RATE_LIMIT: 'off',
    ...(hasTemporary ? {} : { TMPDIR: path.join(room, 'temporary') }),
  };
  const child: ChildProcess = spawn('unshare', args, {
    env: { ...env, ...ownCopy },
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
      rmSync(room, { recursive: true, force: true });
      return code;
    },
  };
}
