import { expect, it } from 'vitest';
import { contrast, isColor, toHex } from '@/lib/config/color';

it.each([
  ['oklch(0.985 0.005 85)', '#fcfaf6'],
  ['oklch(0.21 0.012 60)', '#1d1713'],
  ['oklch(0.61 0.13 85)', '#a77b00'],
  ['oklch(0.61 0.13 205)', '#0098a8'],
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
  ['#c5605a', '#c5605a'],
])('%s is %s in sRGB, as in Chromium', (color, hex) => {
  expect(toHex(color)).toBe(hex);
});

it.each([
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.54],
  ['#ffffff', '#ffffff', 1],
  ['oklch(0.54 0.19 33)', 'oklch(0.985 0.005 85)', 5.32],
])('the contrast of %s and %s is %f', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

it.each(['red', '#fff', '#C5605A', 'oklch(54% 0.19 33)', 'oklch(0.5 0.1 30 / 0.5)', 'oklch(1.5 0 0)', ''])(
  '%s is not supported',
  (text) => {
    expect(isColor(text)).toBe(false);
    expect(() => toHex(text)).toThrow();
  },
);
