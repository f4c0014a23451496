import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { themeColors, type Theme } from '@/lib/contract/theme';

/** Checks the colors of app/tokens.css against WCAG AA in both themes. */

/** What axe-core's types omit of https://github.com/dequelabs/axe-core/tree/develop/lib/commons/color. */
type Color = { parseString: (css: string) => Color; toHexString: () => string; alpha: number };
const { color: colors } = axe.commons as unknown as {
  color: {
    Color: new () => Color;
    getContrast: (one: Color, other: Color) => number;
    flattenColors: (above: Color, below: Color) => Color;
  };
};

const css = readFileSync('app/tokens.css', 'utf8');
const themes = ['light', 'dark'] as const;

/** The value of a color, such as `oklch(0.5 0.1 30)`. */
function valueOf(token: string, theme: Theme): string {
  const value = new RegExp(`--${token}: light-dark\\((oklch\\([^)]+\\)), (oklch\\([^)]+\\))\\);`).exec(css);
  if (!value) throw new Error(`app/tokens.css has no color --${token}.`);
  return value[theme === 'light' ? 1 : 2]!;
}

const color = (token: string, theme: Theme) => new colors.Color().parseString(valueOf(token, theme));
const contrast = (one: string, other: string, theme: Theme) =>
  colors.getContrast(color(one, theme), color(other, theme));

const backgrounds = ['paper', 'surface', 'sunken'];
const facets = ['facet-1', 'facet-2', 'facet-3', 'facet-4', 'facet-5', 'facet-6'];

const withBackgrounds = (foregrounds: readonly string[], minimum: number) =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => [foreground, background, minimum] as const));
const pairs = [
  ...withBackgrounds(['ink', 'ink-soft', 'accent', 'accent-strong', 'success', 'danger'], 4.5),
  ...(['accent', 'accent-strong'] as const).map((background) => ['on-accent', background, 4.5] as const),
  ...withBackgrounds(['focus', ...facets], 3),
];

describe.each(themes)('the %s theme', (theme) => {
  it.each(pairs)('the color %s has enough contrast on %s: %f', (foreground, background, minimum) => {
    expect(contrast(foreground, background, theme)).toBeGreaterThanOrEqual(minimum);
  });

  it.each(facets)(
    'the focus ring %s is visible on every background, including the tinted row of a profile',
    (facet) => {
      const tokens = css.slice(css.indexOf(':root:is([data-facet]'));
      expect(tokens).toMatch(/^[^}]*--focus: var\(--facet\);/);
      expect(css).toMatch(new RegExp(`data-facet='${facet.at(-1)}'\\][^}]*--facet: var\\(--${facet}\\);`));
      // As in profile-choice.module.css; mixing in RGB is visually equivalent to OKLab. The pairs have the others.
      const tint = colors.flattenColors(Object.assign(color(facet, theme), { alpha: 0.1 }), color('surface', theme));
      expect(colors.getContrast(color(facet, theme), tint)).toBeGreaterThanOrEqual(3);
    },
  );

  it('the chat button stands out on paper, and by its border on a background as dark as itself', () => {
    const launcherCss = readFileSync('components/deferred/builtin-chat.module.css', 'utf8');
    expect(launcherCss).toMatch(/\.launcher \{[^}]*border: \d+px solid var\(--paper\);[^}]*background: var\(--ink\);/);
    expect(contrast('paper', 'ink', theme)).toBeGreaterThanOrEqual(3);
  });

  it('the facet hues have equal lightness and chroma', () => {
    const lightnessAndChroma = facets.map((facet) => valueOf(facet, theme).replace(/ \d+\)$/, ''));
    expect(new Set(lightnessAndChroma).size).toBe(1);
  });

  it("the browser's theme color is the color of the paper", () => {
    expect(themeColors[theme]).toBe(color('paper', theme).toHexString());
  });
});
