import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { themeColors, type Theme } from '@/lib/contract/theme';

/** Checks the colors of content/brand/colors.json against WCAG AA in both themes. */

/** Functions that axe-core's types omit: https://github.com/dequelabs/axe-core/tree/develop/lib/commons/color. */
type Color = { parseString: (css: string) => Color; toHexString: () => string; alpha: number };
const { color: colors } = axe.commons as unknown as {
  color: {
    Color: new () => Color;
    getContrast: (one: Color, other: Color) => number;
    flattenColors: (above: Color, below: Color) => Color;
  };
};

const css = readFileSync('generated/tokens.css', 'utf8');
const themes = ['light', 'dark'] as const;

/** The value of a color, such as `oklch(0.5 0.1 30)`. */
function valueOf(token: string, theme: Theme): string {
  const value = new RegExp(`--${token}: light-dark\\((oklch\\([^)]+\\)), (oklch\\([^)]+\\))\\);`).exec(css);
  if (!value) throw new Error(`generated/tokens.css has no color --${token}.`);
  return value[theme === 'light' ? 1 : 2]!;
}

const color = (token: string, theme: Theme) => new colors.Color().parseString(valueOf(token, theme));
const contrast = (one: string, other: string, theme: Theme) =>
  colors.getContrast(color(one, theme), color(other, theme));

const backgrounds = ['color-background', 'color-surface', 'color-surface-inset'];
const profileColors = [
  'profile-color-1',
  'profile-color-2',
  'profile-color-3',
  'profile-color-4',
  'profile-color-5',
  'profile-color-6',
];

const withBackgrounds = (foregrounds: readonly string[], minimum: number) =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => [foreground, background, minimum] as const));
const pairs = [
  ...withBackgrounds(['color-text', 'color-text-soft', 'accent', 'accent-strong', 'success', 'danger'], 4.5),
  ...(['accent', 'accent-strong'] as const).map((background) => ['on-accent', background, 4.5] as const),
  ...withBackgrounds(['focus', ...profileColors], 3),
];

describe.each(themes)('the %s theme', (theme) => {
  it.each(pairs)('the color %s has enough contrast on %s: %f', (foreground, background, minimum) => {
    expect(contrast(foreground, background, theme)).toBeGreaterThanOrEqual(minimum);
  });

  it.each(profileColors)('a page in the color %s has readable links and buttons, and a visible focus ring', (token) => {
    const [, rule] = new RegExp(`data-profile-color='${token.at(-1)}'\\] \\{([^}]*)\\}`).exec(css)!;
    expect(rule).toContain(`--profile-color: var(--${token});`);
    expect(css).toMatch(/:root\[data-profile-color\] \{[^}]*--focus: var\(--profile-color\);/);
    const [, light, dark] = /--accent: light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/.exec(rule!)!;
    const accent = new colors.Color().parseString(theme === 'light' ? light! : dark!);
    expect(css).toContain('--accent-strong: color-mix(in srgb, var(--color-text) 15%, var(--accent));');
    const strong = colors.flattenColors(Object.assign(color('color-text', theme), { alpha: 0.15 }), accent);
    for (const foreground of [accent, strong]) {
      for (const background of [...backgrounds, 'on-accent']) {
        expect(colors.getContrast(foreground, color(background, theme)), background).toBeGreaterThanOrEqual(4.5);
      }
    }
    // The row of an opened profile is tinted; mixing in RGB is visually equivalent to OKLab.
    const tint = colors.flattenColors(
      Object.assign(color(token, theme), { alpha: 0.1 }),
      color('color-surface', theme),
    );
    expect(colors.getContrast(color(token, theme), tint)).toBeGreaterThanOrEqual(3);
  });

  it('the chat button stands out on paper, and by its border on a background as dark as itself', () => {
    const launcherCss = readFileSync('components/deferred/builtin-chat.module.css', 'utf8');
    expect(launcherCss).toMatch(
      /\.launcher \{[^}]*border: \d+px solid var\(--color-background\);[^}]*background: var\(--color-text\);/,
    );
    expect(contrast('color-background', 'color-text', theme)).toBeGreaterThanOrEqual(3);
  });

  it('the colors of profiles have equal lightness and chroma', () => {
    const lightnessAndChroma = profileColors.map((profileColor) => valueOf(profileColor, theme).replace(/ \d+\)$/, ''));
    expect(new Set(lightnessAndChroma).size).toBe(1);
  });

  it("the browser's theme color is the color of the paper", () => {
    expect(themeColors[theme]).toBe(color('color-background', theme).toHexString());
  });
});
