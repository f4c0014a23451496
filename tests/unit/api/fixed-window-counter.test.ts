import { expect, it } from 'vitest';
import { FixedWindowCounter } from '@/lib/api/http/fixed-window-counter';

it('each client has a budget, which renews a minute after its first request', () => {
  const counts = new FixedWindowCounter(10, 1);
  expect([0, 1, 2].map((second) => counts.hit('a', 3, second * 1000))).toEqual([null, null, null]);
  expect(counts.hit('a', 3, 20_000)).toBe(40_000);
  expect(counts.hit('b', 3, 20_000)).toBeNull();
  expect(counts.hit('a', 3, 60_000)).toBeNull();
});

it('the number of tracked clients is limited, and further clients share one budget', () => {
  const counts = new FixedWindowCounter(100, 5);
  for (let i = 0; i < 100; i += 1) expect(counts.hit(`sender ${i}`, 3, 0)).toBeNull();
  const others = Array.from({ length: 1000 }, (_, i) => counts.hit(`other ${i}`, 3, 1));
  expect(others.filter((wait) => wait === null)).toHaveLength(15);
  expect(counts.size).toBeLessThanOrEqual(101);
  // Clients that are already tracked are not affected.
  expect(counts.hit('sender 7', 3, 2)).toBeNull();
});

it('expired windows are removed', () => {
  const counts = new FixedWindowCounter(100, 5);
  for (let i = 0; i < 100; i += 1) counts.hit(`sender ${i}`, 3, i);
  counts.hit('a', 3, 60_050);
  expect(counts.size).toBe(50);
});
