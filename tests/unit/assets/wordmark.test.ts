import { describe, expect, it } from 'vitest';
import { drawWordmark } from '@/lib/assets/wordmark';

const contours = (path: string) => path.match(/M/g)?.length;

describe('the drawing of a name', () => {
  it('is as wide as the name is in Manrope at its weight', async () => {
    // What Chromium measures, with kerning, and without the space behind the last letter.
    const { em, width } = (await drawWordmark('Facetry'))!;
    expect(width / em / 3.5257).toBeCloseTo(1, 1);
  });

  it('has a contour for each piece of a letter, composed letters among them', async () => {
    expect(contours((await drawWordmark('l'))!.path)).toBe(1);
    expect(contours((await drawWordmark('o'))!.path)).toBe(2);
    expect(contours((await drawWordmark('ó'))!.path)).toBe(3);
    expect(contours((await drawWordmark('Граніт'))!.path)).toBeGreaterThan(6);
  });

  it('moves letters together that stand in each other’s way', async () => {
    const width = async (name: string) => (await drawWordmark(name))!.width;
    expect(await width('AV')).toBeLessThan((await width('A')) + (await width('V')) - 5);
  });

  it('is none for a name that Manrope cannot write', async () => {
    expect(await drawWordmark('名')).toBeNull();
  });
});
