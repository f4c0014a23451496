import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { themeColors, type Theme } from '@/lib/contract/theme';

/** Checks the colors of app/tokens.css against WCAG AA in both themes. */

type Rgb = readonly [number, number, number];

const css = readFileSync('app/tokens.css', 'utf8');
const themes = ['light', 'dark'] as const;

/** OKLCH to linear sRGB; https://www.w3.org/TR/css-color-4/#color-conversion-code. */
function linearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The color that an 8-bit display shows for a linear color. */
function gammaEncode(linear: Rgb): Rgb {
  const channel = (c: number) => {
    const within = Math.min(1, Math.max(0, c));
    return Math.round(255 * (within <= 0.0031308 ? 12.92 * within : 1.055 * within ** (1 / 2.4) - 0.055));
  };
  return [channel(linear[0]), channel(linear[1]), channel(linear[2])];
}

function oklch(token: string, theme: Theme): [number, number, number] {
  const value = new RegExp(`--${token}: light-dark\\(oklch\\(([^)]+)\\), oklch\\(([^)]+)\\)\\);`).exec(css);
  if (!value) throw new Error(`app/tokens.css has no color --${token}.`);
  return value[theme === 'light' ? 1 : 2]!.split(' ').map(Number) as [number, number, number];
}

const color = (token: string, theme: Theme): Rgb => gammaEncode(linearRgb(...oklch(token, theme)));

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

const backgrounds = ['paper', 'surface', 'sunken'];
const facets = ['facet-1', 'facet-2', 'facet-3', 'facet-4', 'facet-5', 'facet-6'];

const pairs: [foreground: string, background: string, minimum: number][] = [
  ...['ink', 'ink-soft', 'accent', 'accent-strong', 'success', 'danger'].flatMap((text) =>
    backgrounds.map((background): [string, string, number] => [text, background, 4.5]),
  ),
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ...backgrounds.map((background): [string, string, number] => ['focus', background, 3]),
  ...facets.flatMap((facet) => backgrounds.map((background): [string, string, number] => [facet, background, 3])),
];

describe.each(themes)('the %s theme', (theme) => {
  it.each(pairs)('the color %s has enough contrast on %s: %f', (foreground, background, minimum) => {
    expect(contrast(color(foreground, theme), color(background, theme))).toBeGreaterThanOrEqual(minimum);
  });

  it.each(facets)(
    'the focus ring %s is visible on every background, including the tinted row of a profile',
    (facet) => {
      const tokens = css.slice(css.indexOf(':root:is([data-facet]'));
      expect(tokens).toMatch(/^[^}]*--focus: var\(--facet\);/);
      expect(css).toMatch(new RegExp(`data-facet='${facet.at(-1)}'\\][^}]*--facet: var\\(--${facet}\\);`));
      // As in profile-choice.module.css; mixing in linear RGB is visually equivalent to OKLab.
      const [hue, surface] = [color(facet, theme), color('surface', theme)];
      const tint = surface.map((c, i) => c * 0.9 + hue[i]! * 0.1) as unknown as Rgb;
      for (const background of [...backgrounds.map((name) => color(name, theme)), tint]) {
        expect(contrast(hue, background)).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it('the chat button stands out on paper, and by its border on a background as dark as itself', () => {
    const launcherCss = readFileSync('components/deferred/builtin-chat.module.css', 'utf8');
    expect(launcherCss).toMatch(/\.launcher \{[^}]*border: \d+px solid var\(--paper\);[^}]*background: var\(--ink\);/);
    for (const background of backgrounds)
      expect(contrast(color('ink', theme), color(background, theme))).toBeGreaterThanOrEqual(3);
    expect(contrast(color('paper', theme), color('ink', theme))).toBeGreaterThanOrEqual(3);
  });

  it('the facet hues have equal lightness and chroma', () => {
    const lightnessAndChroma = facets.map((facet) => oklch(facet, theme).slice(0, 2).join(' '));
    expect(new Set(lightnessAndChroma).size).toBe(1);
  });

  it("the browser's theme color is the color of the paper", () => {
    const hex = color('paper', theme).map((c) => c.toString(16).padStart(2, '0'));
    expect(themeColors[theme]).toBe(`#${hex.join('')}`);
  });
});
