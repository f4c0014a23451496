/** Colors of the brand, `oklch(0.54 0.19 33)` or `#c5605a`, in sRGB. */

type Channels = readonly [number, number, number];

const oklchPattern = /^oklch\((0(?:\.\d+)?|1(?:\.0+)?) (0(?:\.\d+)?) (\d{1,3}(?:\.\d+)?)\)$/;
const hexPattern = /^#[\da-f]{6}$/;

export const isColor = (text: string): boolean => oklchPattern.test(text) || hexPattern.test(text);

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const encode = (linear: number) => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);
const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Converts OKLCH to linear sRGB: https://bottosson.github.io/posts/oklab/. Colors outside the gamut are clipped. */
function linearFromOklch(lightness: number, chroma: number, hue: number): Channels {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** The channels of a color, from 0 to 255. @throws Error if it is none */
function channelsOf(color: string): Channels {
  const [, lightness, chroma, hue] = oklchPattern.exec(color) ?? [];
  if (lightness === undefined) {
    if (!hexPattern.test(color)) throw new Error(`Not a color: ${color}`);
    return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as unknown as Channels;
  }
  const linear = linearFromOklch(Number(lightness), Number(chroma), Number(hue));
  return linear.map((value) => Math.round(encode(value) * 255)) as unknown as Channels;
}

/** Writes a color as `#c5605a`. */
export const toHex = (color: string): string =>
  `#${channelsOf(color)
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((value) => decode(value / 255)) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colors, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}
