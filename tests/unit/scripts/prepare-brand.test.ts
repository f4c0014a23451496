import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { colors, icon } from '@/lib/config/brand';
import { parseDrawing } from '@/lib/config/brand-drawing';
import { toHex } from '@/lib/config/color';
import { iconSvg, packIco, tokensCss, withColors } from '@/scripts/prepare-brand';

const accent = 'oklch(0.5 0.1 250)';
const changed = { ...colors(), dark: { ...colors().dark, accent } };

it('the style sheet of all pages has the font and the colors of both themes', () => {
  const css = tokensCss(readFileSync('app/tokens.css', 'utf8'), changed, 'Example Sans');
  expect(css).toContain(`  --accent: light-dark(${colors().light.accent}, ${accent});\n`);
  expect(css.match(/'Example Sans letters', system-ui/g)).toHaveLength(6);
  expect(css).toContain("--font-latin: 'Example Sans', 'Example Sans fallback',");
  expect(css.match(/: light-dark\(/g)!.length).toBeGreaterThanOrEqual(18);
});

it('colors are replaced in a style sheet with a part for each theme, and other properties are kept', () => {
  const css = ':root{--accent: a; --gap: 1;}@media (prefers-color-scheme: dark){:root{--accent: b;}}';
  expect(withColors(css, changed)).toBe(
    `:root{--accent: ${colors().light.accent}; --gap: 1;}@media (prefers-color-scheme: dark){:root{--accent: ${accent};}}`,
  );
});

it('the committed icons and style sheet show the brand', async () => {
  const { light, dark } = colors();
  const ink = { light: toHex(light['color-text']), dark: toHex(dark['color-text']) };
  expect(readFileSync('public/icon.svg', 'utf8')).toBe(iconSvg(icon(), ink));
  const plainPage = readFileSync('public/assets/plain-page.css', 'utf8');
  expect(withColors(plainPage, colors())).toBe(plainPage);
  for (const name of ['apple-touch-icon', 'icon-192', 'icon-512', 'icon-maskable-512']) {
    const { dominant } = await sharp(`public/${name}.png`).stats();
    expect(dominant.r + dominant.g + dominant.b, name).toBeGreaterThan(3 * 240);
  }
});

it('a favicon has an entry for each size', async () => {
  const png = await sharp({ create: { width: 16, height: 16, channels: 4, background: '#000' } })
    .png()
    .toBuffer();
  const ico = packIco([
    { pixels: 16, png },
    { pixels: 32, png },
  ]);
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[22]]).toEqual([1, 2, 16, 32]);
  expect(ico.subarray(ico.readUInt32LE(34), ico.readUInt32LE(34) + ico.readUInt32LE(30)).equals(png)).toBe(true);
});

it('a logo is embedded without its root, with closing tags', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none">\n  <path d="M0 0h9" />\n  <g><circle r="1"/></g>\n</svg>\n';
  expect(parseDrawing(svg)).toEqual({
    size: 24,
    markup: '<path d="M0 0h9"></path><g><circle r="1"></circle></g>',
  });
});
