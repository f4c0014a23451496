import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { onePerTurn } from '@/lib/http-server/one-per-turn';

it('of requests that arrive together, one is handled per turn of the event loop, in their order', async () => {
  const waitForTurn = onePerTurn();
  const handled: number[] = [];
  for (const id of [1, 2, 3]) void waitForTurn().then(() => handled.push(id));
  const perTurn: number[] = [];
  for (let before = 0; handled.length < 3; before = handled.length) {
    await nextTurn();
    if (handled.length > before) perTurn.push(handled.length - before);
  }
  expect(perTurn).toEqual([1, 1, 1]);
  expect(handled).toEqual([1, 2, 3]);
});
