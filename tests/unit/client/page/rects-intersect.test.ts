import { describe, expect, it } from 'vitest';
import { rectsIntersect } from '@/lib/client/page/rects-intersect';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('two boxes on the screen', () => {
  it.each([
    ['one in a corner of the other', box(0, 0, 100, 50), box(90, 40, 100, 50), true],
    ['one within the other', box(0, 0, 100, 50), box(10, 10, 5, 5), true],
    ['side by side, sharing an edge', box(0, 0, 100, 50), box(100, 0, 100, 50), false],
    ['one above the other', box(0, 0, 100, 50), box(0, 60, 100, 50), false],
    ['one without a size, which is not shown', box(0, 0, 100, 50), box(10, 10, 0, 0), false],
  ])('%s', (_, a, b, expected) => {
    expect(rectsIntersect(a, b)).toBe(expected);
    expect(rectsIntersect(b, a)).toBe(expected);
  });
});
