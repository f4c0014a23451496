import { afterEach, expect, it } from 'vitest';
import { capTimeouts } from '@/lib/api/store/open-pglite';

const { setTimeout: uncapped } = globalThis;
afterEach(() => {
  globalThis.setTimeout = uncapped;
});

it('a timer with a delay of 40 days, as after a clock jump, does not fire at once', async () => {
  capTimeouts();
  let fired = false;
  setTimeout(() => (fired = true), 40 * 24 * 60 * 60 * 1000).unref();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(fired).toBe(false);
});
