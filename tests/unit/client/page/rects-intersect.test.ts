import { describe, expect, it } from 'vitest';
import { rectsIntersect } from '@/lib/client/page/rects-intersect';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('intersection of two rectangles', () => {
  it.each([
    ['overlapping at a corner', box(0, 0, 100, 50), box(90, 40, 100, 50), true],
    ['one inside the other', box(0, 0, 100, 50), box(10, 10, 5, 5), true],
    ['adjacent, sharing an edge', box(0, 0, 100, 50), box(100, 0, 100, 50), false],
    ['one above the other', box(0, 0, 100, 50), box(0, 60, 100, 50), false],
    ['one of zero size, which is not shown', box(0, 0, 100, 50), box(10, 10, 0, 0), false],
  ])('two rectangles: %s', (_, a, b, expected) => {
    expect(rectsIntersect(a, b)).toBe(expected);
    expect(rectsIntersect(b, a)).toBe(expected);
  });
});
