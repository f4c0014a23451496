import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const megabytes = 64;

/** Mounts a small disk for a test, which requires root. @returns null if mounting is not possible */
export function mountTmpfs() {
  const folder = mkdtempSync(path.join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  const filling = path.join(folder, 'filling');
  return {
    folder,
    fill() {
      try {
        writeFileSync(filling, Buffer.alloc(megabytes * 1024 * 1024));
      } catch {
        // The disk is full now.
      }
    },
    empty: () => rmSync(filling, { force: true }),
    allowWriting: (isAllowed: boolean) =>
      execFileSync('mount', ['-o', `remount,${isAllowed ? 'rw' : 'ro'}`, folder], { stdio: 'ignore' }),
    unmount() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
