import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const megabytes = 64;

/** A disk of its own for a test, which only root can have. @returns null where there is none to be had */
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
        // As much as there was room for.
      }
    },
    empty: () => rmSync(filling, { force: true }),
    allowWriting: (isAllowed: boolean) =>
      execFileSync('mount', ['-o', `remount,${isAllowed ? 'rw' : 'ro'}`, folder], { stdio: 'ignore' }),
    end() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
