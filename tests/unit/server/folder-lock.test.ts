import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holderOf, lockFolder } from '@/lib/server/store/folder-lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const hold = (pid: number, started: string) =>
  writeFileSync(path.join(folder, 'lock'), JSON.stringify({ pid, started, socket: null }));

describe('the lock of the data folder', () => {
  it('tells who holds it and where to reach them, until it is released', () => {
    const lock = lockFolder(folder);
    lock.announce('/tmp/socket');
    expect(holderOf(folder)).toMatchObject({ pid: process.pid, socket: '/tmp/socket' });
    lock.release();
    expect(holderOf(folder)).toBeNull();
  });

  it.skipIf(process.platform !== 'linux')('is refused in one sentence while another process lives', async () => {
    const other = spawn('sleep', ['30']);
    const stat = (await import('node:fs')).readFileSync(`/proc/${other.pid}/stat`, 'utf8');
    hold(other.pid!, stat.split(') ').at(-1)!.split(' ')[19]!);
    expect(() => lockFolder(folder)).toThrow(/^The data folder .* is open in process \d+, and only one process can/);
    other.kill();
  });

  it('is taken over from a process that died, or whose number another one has now', () => {
    hold(2 ** 22 - 1, '1');
    lockFolder(folder).release();
    hold(1, 'another start');
    expect(() => lockFolder(folder)).not.toThrow();
  });

  it('is taken over when it is unreadable', () => {
    writeFileSync(path.join(folder, 'lock'), '{');
    expect(() => lockFolder(folder)).not.toThrow();
  });
});
