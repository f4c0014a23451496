import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acquireRunLock } from '@/scripts/run-lock';
import { eventually } from '@/tests/eventually';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'turn-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('run lock', () => {
  it('a run starts at once if no other is active; another one says once that it waits, and starts after it', async () => {
    let waitCount = 0;
    const active = await acquireRunLock(folder, () => (waitCount += 1));
    expect(waitCount).toBe(0);
    let hasStarted = false;
    const waiting = acquireRunLock(folder, () => (waitCount += 1), 10).then((lock) => {
      hasStarted = true;
      return lock;
    });
    await eventually(() => expect(waitCount).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([waitCount, hasStarted]).toEqual([1, false]);
    active.release();
    (await waiting).release();
  });
});
