import { expect, it } from 'vitest';
import { latestOnly } from '@/scripts/run-publish';

/** An action that ends when the test says so. */
function controlled() {
  const started: string[] = [];
  const endings: (() => void)[] = [];
  const action = latestOnly((input: string) => {
    started.push(input);
    return new Promise<string>((resolve) => endings.push(() => resolve(`${input} is done`)));
  });
  return { started, action, endNext: () => endings.shift()!() };
}

it('actions run one at a time, and of those requested meanwhile only the latest', async () => {
  const { started, action, endNext } = controlled();
  const first = action('a');
  const [second, third] = [action('b'), action('c')];
  expect(started).toEqual(['a']);
  endNext();
  expect(await first).toBe('a is done');
  await new Promise((resolve) => setTimeout(resolve));
  expect(started).toEqual(['a', 'c']);
  const fourth = action('d');
  endNext();
  expect([await second, await third]).toEqual(['c is done', 'c is done']);
  await new Promise((resolve) => setTimeout(resolve));
  endNext();
  expect([await fourth, started]).toEqual(['d is done', ['a', 'c', 'd']]);
});

it('an action runs after one that failed', async () => {
  let isFirst = true;
  const action = latestOnly(async (input: string) => {
    if (!isFirst) return input;
    isFirst = false;
    throw new Error('failed');
  });
  const [first, second] = [action('a'), action('b')];
  await expect(first).rejects.toThrow('failed');
  expect(await second).toBe('b');
  expect(await action('c')).toBe('c');
});
