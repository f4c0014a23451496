import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acquireRunLock } from '@/scripts/run-lock';
import { holderOf } from '@/lib/api/store/folder-lock';
import { thisProcess } from '@/lib/api/store/lock-holder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'turn-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('run lock', () => {
  it('a run starts at once if no other is active', async () => {
    const notified: number[] = [];
    await acquireRunLock(folder, (pid) => notified.push(pid));
    expect(notified).toEqual([]);
    expect(holderOf(folder)?.pid).toBe(process.pid);
  });

  it.skipIf(process.platform !== 'linux')(
    'a waiting run names the active one once, and starts when that one has ended',
    async () => {
      const other = spawn('sleep', ['600']);
      const started = readFileSync(`/proc/${other.pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[19]!;
      writeFileSync(path.join(folder, 'lock.1'), JSON.stringify({ ...thisProcess(), pid: other.pid, started }));
      const notified: number[] = [];
      const turn = acquireRunLock(folder, (pid) => notified.push(pid), 10);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect([notified, holderOf(folder)?.pid]).toEqual([[other.pid], other.pid]);
      other.kill();
      await turn;
      expect(holderOf(folder)?.pid).toBe(process.pid);
    },
  );
});
