import { expect, it } from 'vitest';
import { acquireRunLock } from '@/scripts/run-lock';
import { eventually } from '@/tests/eventually';
import { folderPerTest } from '@/tests/temp-folder';

const { at } = folderPerTest();

it('a run starts at once if no other is active; another one says once that it waits, and starts after it', async () => {
  let waitCount = 0;
  const active = await acquireRunLock(at(), () => (waitCount += 1));
  expect(waitCount).toBe(0);
  let hasStarted = false;
  const waiting = acquireRunLock(at(), () => (waitCount += 1), 10).then((lock) => {
    hasStarted = true;
    return lock;
  });
  await eventually(() => expect(waitCount).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([waitCount, hasStarted]).toEqual([1, false]);
  active.release();
  (await waiting).release();
});
