import { colorTokens, type ColorToken, type Colors } from '@/lib/config/brand-schema';
import { contrast, toHex } from '@/lib/config/color';

/** Accents for pages in the color of a profile. */

const backgrounds = ['color-background', 'color-surface', 'color-surface-inset', 'on-accent'] as const;

/** Above the 4.5 that text needs, as colors are rounded. */
const minimumContrast = 4.6;

export const profileColors = colorTokens.filter((token) => token.startsWith('profile-color-'));

/** Mixes two colors in sRGB. @param share of the second one, from 0 to 1 */
function mix(one: string, other: string, share: number): string {
  const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(toHex(color).slice(at, at + 2), 16));
  const others = channels(other);
  const mixed = channels(one).map((value, i) => Math.round(value + (others[i]! - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The shares of the text color that are tried, from 0 to 1. */
const shares = Array.from({ length: 101 }, (_, percent) => percent / 100);

/**
 * Mixes a profile's color with as little of the text color as it takes to be readable as text, and as the background
 * of a button's label.
 * @returns the color as `#c5605a`
 */
export function profileAccent(palette: Colors['light'], profileColor: ColorToken): string {
  const accent = shares
    .map((share) => mix(palette[profileColor], palette['color-text'], share))
    .find((color) => backgrounds.every((background) => contrast(color, palette[background]) >= minimumContrast));
  if (!accent) throw new Error(`No text is readable on ${palette['color-background']}.`);
  return accent;
}
