import type { Colors, ColorToken } from '@/lib/config/brand-schema';
import { contrast } from '@/lib/config/color';

const backgrounds = ['color-background', 'color-surface', 'color-surface-inset'] as const;
const text = ['color-text', 'color-text-soft', 'accent', 'accent-strong', 'success', 'danger'] as const;
const profileColors = ['profile-color-1', 'profile-color-2', 'profile-color-3'] as const;
const moreProfileColors = ['profile-color-4', 'profile-color-5', 'profile-color-6'] as const;
const graphics = ['focus', ...profileColors, ...moreProfileColors] as const;

type Pair = readonly [foreground: ColorToken, background: ColorToken, minimum: number];

const onBackgrounds = (foregrounds: readonly ColorToken[], minimum: number): Pair[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background): Pair => [foreground, background, minimum]));

/** Colors that are seen on each other, with the contrast that WCAG AA asks for: text 4.5, graphics 3. */
const pairs: readonly Pair[] = [
  ...onBackgrounds(text, 4.5),
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ...onBackgrounds(graphics, 3),
];

/** Returns the pairs of colors with too little contrast; of each foreground, the one with the least. */
export function lowContrasts(colors: Colors) {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const low = pairs
      .map(([foreground, background, minimum]) => {
        const ratio = contrast(colors[theme][foreground], colors[theme][background]);
        return { theme, foreground, background, ratio, minimum };
      })
      .filter(({ ratio, minimum }) => ratio < minimum)
      .toSorted((a, b) => a.ratio - b.ratio);
    return low.filter((pair, i) => low.findIndex(({ foreground }) => foreground === pair.foreground) === i);
  });
}
