import path from 'node:path';
import { expect, it } from 'vitest';
import { drawWordmark } from '@/scripts/draw-wordmark';
import { geist } from '@/tests/other-font';

it('the wordmark has the width of the name set in Manrope', async () => {
  // Measured in Chromium, with kerning and without the spacing after the last letter.
  const { em, width } = (await drawWordmark('Facetry'))!;
  expect(width / em).toBeCloseTo(3.525, 2);
});

it('the wordmark is drawn at weight 750', async () => {
  // The letter is a rectangle, 0.128 em wide at this weight and 0.042 em at the font's default of 200.
  const { em, path } = (await drawWordmark('l'))!;
  const stem = Math.max(...[...path.matchAll(/l(-?\d+)/g)].map(([, x]) => Math.abs(Number(x))));
  expect(stem / em).toBeCloseTo(0.128, 2);
});

it('the wordmark has a contour for each part of a letter, including composite glyphs', async () => {
  const contours = async (name: string) => (await drawWordmark(name))!.path.match(/M/g)!.length;
  expect(await Promise.all(['l', 'o', 'ó'].map(contours))).toEqual([1, 2, 3]);
  expect(await contours('Граніт')).toBeGreaterThan(6);
});

it('the wordmark applies kerning', async () => {
  const width = async (name: string) => (await drawWordmark(name))!.width;
  expect(await width('AV')).toBeLessThan((await width('A')) + (await width('V')) - 5);
});

it('the wordmark is drawn in the font of the brand', async () => {
  const files = { latin: path.relative('content/brand', geist) };
  const own = (await drawWordmark('Facetry', { family: 'Geist', files }))!;
  expect(own.width / own.em).toBeCloseTo(3.74, 1);
});

it('there is no wordmark for a name with characters that Manrope lacks', async () => {
  expect(await drawWordmark('名')).toBeNull();
});
