import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { brand, colors, icon, logo } from '@/lib/config/brand';
import { colorTokens, type Colors, type ColorToken } from '@/lib/config/brand-schema';
import { toHex } from '@/lib/config/color';
import { profileAccent, profileColors } from '@/lib/config/profile-accents';
import { prepareFont } from './prepare-font';
import { writeFileAtomic, writeIfChanged } from './write-file-atomic';

/** Writes the files that show the logo, the colors and the font of `content/brand/`: style sheets, icons, and values for code. */

const marker = '  /* Colors: content/brand/colors.json */\n';

const accentsMarker = '/* Profile colors as accents: scripts/prepare-brand.ts */\n';

/** Rules that give a page the color of a profile; `--selected-index` is its position in the closing section. */
function profileRules({ light, dark }: Colors): string {
  const rules = profileColors.map((token, i) => {
    const declarations = [
      `--profile-color: var(--${token})`,
      `--selected-index: ${i}`,
      `--accent: light-dark(${profileAccent(light, token)}, ${profileAccent(dark, token)})`,
    ];
    return `:root[data-profile-color='${i + 1}'] {\n${declarations.map((line) => `  ${line};\n`).join('')}}\n`;
  });
  return rules.join('');
}

/** Inserts the colors and the name of the font into app/tokens.css. */
export function tokensCss(template: string, palettes: Colors, font: string): string {
  const { light, dark } = palettes;
  if (![marker, accentsMarker].every((comment) => template.includes(comment)))
    throw new Error('app/tokens.css lacks a comment that colors replace.');
  const pair = (token: ColorToken) => `light-dark(${light[token]}, ${dark[token]})`;
  const lines = colorTokens.map((token) => `  --${token}: ${pair(token)};\n`);
  // As before the profile colors in the source: they are a group of their own.
  const first = colorTokens.indexOf('profile-color-1');
  return template
    .replace(marker, () => [...lines.slice(0, first), '\n', ...lines.slice(first)].join(''))
    .replace(accentsMarker, () => profileRules(palettes))
    .replace('{color-border}', pair('color-border'))
    .replaceAll('{font}', font);
}

const darkTheme = '@media (prefers-color-scheme: dark)';

/** Replaces the colors in a style sheet that has those of each theme. */
export function withColors(css: string, { light, dark }: Colors): string {
  const [lightPart = '', ...darkParts] = css.split(darkTheme);
  const replace = (part: string, palette: Readonly<Record<string, string>>) =>
    part.replaceAll(/--([\w-]+): [^;]+;/g, (line, token: string) =>
      palette[token] ? `--${token}: ${palette[token]};` : line,
    );
  return [replace(lightPart, light), ...darkParts.map((part) => replace(part, dark))].join(darkTheme);
}

type Ink = { light: string; dark: string };

/** The icon as SVG, in the text color of the system's theme. */
export function iconSvg({ size, markup }: { size: number; markup: string }, { light, dark }: Ink): string {
  const style = `svg{color:${light}}@media (prefers-color-scheme:dark){svg{color:${dark}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" fill="none"><style>${style}</style>${markup}</svg>\n`;
}

/** Draws the icon on paper. @param share of the width that its view box fills */
function drawIcon(pixels: number, share: number, background: string | null): Promise<Buffer> {
  const { size, markup } = icon();
  const [scale, margin] = [(pixels * share) / size, (pixels * (1 - share)) / 2];
  const paper = background ? `<rect width="100%" height="100%" fill="${background}"/>` : '';
  const shapes = markup.replaceAll('currentColor', toHex(colors().light['color-text']));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" fill="none">${paper}<g transform="translate(${margin} ${margin}) scale(${scale})">${shapes}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

/** Packs PNG images into an ICO file: https://en.wikipedia.org/wiki/ICO_(file_format). */
export function packIco(images: readonly { pixels: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [i, { pixels, png }] of images.entries()) {
    const at = 6 + 16 * i;
    header.writeUInt8(pixels, at);
    header.writeUInt8(pixels, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

const faviconSizes = [16, 32, 48];

/** Whether the icons in `public` show the brand: their SVG is the same, and so is the paper of the others. */
async function areIconsCurrent(svg: string, background: string): Promise<boolean> {
  if (!existsSync('public/icon.svg') || readFileSync('public/icon.svg', 'utf8') !== svg) return false;
  const corner = sharp('public/icon-maskable-512.png').extract({ left: 0, top: 0, width: 1, height: 1 });
  const [red = 0, green = 0, blue = 0] = await corner.removeAlpha().raw().toBuffer();
  return background === `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Draws the icons of browsers and home screens, which are committed, if the brand has changed. */
async function prepareIconFiles(): Promise<void> {
  const { light, dark } = colors();
  const svg = iconSvg(icon(), { light: toHex(light['color-text']), dark: toHex(dark['color-text']) });
  const background = toHex(light['color-background']);
  if (await areIconsCurrent(svg, background)) return;
  writeFileAtomic('public/apple-touch-icon.png', await drawIcon(180, 0.64, background));
  writeFileAtomic('public/icon-192.png', await drawIcon(192, 0.72, background));
  writeFileAtomic('public/icon-512.png', await drawIcon(512, 0.72, background));
  writeFileAtomic('public/icon-maskable-512.png', await drawIcon(512, 0.54, background));
  const images = faviconSizes.map(async (pixels) => ({ pixels, png: await drawIcon(pixels, 1, null) }));
  writeFileAtomic('public/favicon.ico', packIco(await Promise.all(images)));
  // Last: it tells that the others are current.
  writeFileAtomic('public/icon.svg', svg);
}

export async function prepareBrand(): Promise<void> {
  const { light, dark } = colors();
  const themeColors = { light: toHex(light['color-background']), dark: toHex(dark['color-background']) };
  writeIfChanged(
    'generated/brand.ts',
    `export const logo = ${JSON.stringify(logo())};\nexport const themeColors = ${JSON.stringify(themeColors)};\n`,
  );
  const tokens = tokensCss(readFileSync('app/tokens.css', 'utf8'), colors(), brand().font.family);
  writeIfChanged('generated/tokens.css', tokens);
  const plainPage = 'public/assets/plain-page.css';
  writeIfChanged(plainPage, withColors(readFileSync(plainPage, 'utf8'), colors()));
  await prepareFont();
  // A copy for the workbench: if its pages imported the site's style sheets, Next.js would split these differently.
  const [fonts, globals] = ['generated/fonts.css', 'app/globals.css'].map((file) => readFileSync(file, 'utf8'));
  writeIfChanged('public/assets/workbench.css', [fonts, tokens, globals].join('\n'));
  await prepareIconFiles();
}
