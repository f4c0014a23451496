import type { Composition } from '@/lib/assets/covers/composition';
import { coverMarkup } from '@/lib/assets/covers/cover-markup';
import { brand, colors, logo } from '@/lib/config/brand';
import type { ColorToken } from '@/lib/config/brand-schema';
import { toHex } from '@/lib/config/color';
import { gemLines } from '@/lib/og-images/gem';
import { balanceLines, lineWidth } from '@/lib/og-images/text-wrap';
import { space, type MeasuredWord } from '@/lib/og-images/text-metrics';
import { textElement } from '@/lib/og-images/svg-text';

export const imageWidth = 1200;
export const imageHeight = 630;

const hexColors = new Map<ColorToken, string>();

/** The color of a token in the light theme, in sRGB, the color space of the images. */
export function imageColor(token: ColorToken): string {
  const color = hexColors.get(token) ?? toHex(colors().light[token]);
  hexColors.set(token, color);
  return color;
}

const profileColors = () => ([1, 2, 3, 4, 5, 6] as const).map((n) => imageColor(`profile-color-${n}`));

/** Measured text of an image, and its cover. */
export type ImageParts = {
  title: MeasuredWord[];
  kicker: MeasuredWord[];
  brand: MeasuredWord[];
  host: MeasuredWord[];
  /** Whether the script has marks above and below its letters, and needs a larger line height. */
  isTallScript: boolean;
  cover: Composition | null;
};

const margin = 80;
const titleBox = { width: 750, top: 80, bottom: 490 };
const titleSizes = [88, 80, 72, 64, 56, 50, 44];
const kickerSize = 30;
const kickerGap = 34;

/** Returns text elements for words on one line. */
function renderLine(words: readonly MeasuredWord[], size: number, x: number, y: number, fill: string): string {
  let currentX = x;
  const elements: string[] = [];
  for (const [i, word] of words.entries()) {
    if (word.space && i > 0) currentX += space * size;
    for (const { text, family, advance } of word.runs) {
      elements.push(textElement({ text, family, size, x: currentX, y, fill }));
      currentX += advance * size;
    }
  }
  return elements.join('');
}

/** Chooses the largest size at which the title fits; lines that do not fit at the smallest size are dropped. */
function fitTitle(title: readonly MeasuredWord[], leading: number, height: number) {
  for (const size of titleSizes) {
    const lines = balanceLines(title, titleBox.width / size, space);
    if (lines && lines.length * size * leading <= height) return { size, lines };
  }
  const size = titleSizes.at(-1)!;
  const limit = Math.max(titleBox.width / size, ...title.map(({ width }) => width));
  const lines = balanceLines(title, limit, space) ?? [];
  return { size, lines: lines.slice(0, Math.floor(height / (size * leading))) };
}

function renderText({ title, kicker, isTallScript }: ImageParts): string {
  const leading = isTallScript ? 1.42 : 1.14;
  const kickerHeight = kicker.length > 0 ? kickerSize + kickerGap : 0;
  const { size, lines } = fitTitle(title, leading, titleBox.bottom - titleBox.top - kickerHeight);
  const height = kickerHeight + lines.length * size * leading;
  const top = titleBox.top + (titleBox.bottom - titleBox.top - height) / 2;
  // Letters are centered in the line: half of the extra line height is below them.
  const baseline = (leading - 1) / 2 + 0.86;
  return [
    renderLine(kicker, kickerSize, margin, top + kickerSize, imageColor('color-text-soft')),
    ...lines.map((lineWords, i) =>
      renderLine(
        lineWords,
        size,
        margin,
        top + kickerHeight + (i * leading + baseline) * size,
        imageColor('color-text'),
      ),
    ),
  ].join('');
}

const logoMark = (x: number, y: number, width: number, stroke: string) =>
  `<g transform="translate(${x} ${y}) scale(${width / logo().size})" fill="none">${logo().markup.replaceAll('currentColor', stroke)}</g>`;

/** Shown in place of a cover: the facets of the logo, or the logo if the brand defines none. */
function emblem(): string {
  const { facets } = brand();
  if (!facets) return logoMark(870, 150, 250, imageColor('color-text'));
  return gemLines(facets, profileColors(), { x: 850, y: 48, scale: 480 / logo().size, stroke: 3 });
}

/** The page's cover in the upper right corner, down to the line. */
function coverPanel(cover: Composition): string {
  const [width, height] = [332, 518];
  const box = `x="${imageWidth - width}" y="0" width="${width}" height="${height}" viewBox="0 0 480 480"`;
  const markup = coverMarkup(cover, {
    hue: (hue) => imageColor(`profile-color-${hue}`),
    background: imageColor('color-background'),
  });
  return `<svg ${box} preserveAspectRatio="xMidYMid slice" stroke-linecap="round" stroke-linejoin="round">${markup}</svg>`;
}

/** Returns the image of a page as SVG: section and title, cover or gem, and below a line the brand and the host. */
export function imageSvg(parts: ImageParts): string {
  const right = imageWidth - margin;
  const textColor = imageColor('color-text');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${imageWidth}" height="${imageHeight}">`,
    `<rect width="100%" height="100%" fill="${imageColor('color-background')}"/>`,
    parts.cover ? coverPanel(parts.cover) : emblem(),
    renderText(parts),
    `<path d="M${margin} 518.5H${right}" stroke="${imageColor('color-border')}" stroke-width="2"/>`,
    logoMark(margin, 541, 44, textColor),
    renderLine(parts.brand, 32, margin + 58, 574, textColor),
    renderLine(parts.host, 26, right - lineWidth(parts.host, space) * 26, 573, imageColor('color-text-soft')),
    '</svg>',
  ].join('');
}
