import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fontFilesOf, fontStyles, unicodeRange } from '@/scripts/prepare-font';
import { geist } from '@/tests/other-font';

const manrope = { family: 'Manrope', package: '@fontsource-variable/manrope' };

it('the files of a package are named after their version and have its ranges', () => {
  const folder = 'node_modules/@fontsource-variable/manrope';
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string };
  const files = fontFilesOf(manrope);
  expect(files.map(({ name }) => name)).toEqual(
    ['latin', 'latin-ext', 'cyrillic', 'vietnamese'].map((subset) => `manrope-${version}-${subset}.woff2`),
  );
  const css = readFileSync(`${folder}/index.css`, 'utf8');
  for (const { source, range } of files) {
    const declared = new RegExp(`${path.basename(source)}.*?unicode-range: ([^;]+);`, 's').exec(css)![1];
    expect(range).toBe(declared);
  }
});

it('characters are written as ranges', () => {
  expect(unicodeRange([0x43, 0x41, 0x42, 0x1ea0])).toBe('U+0041-0043,U+1EA0');
});

/** The name of a file outside of content/brand. */
const ownFile = (file: string) => path.relative('content/brand', file);

it('the fallback fonts have the metrics of the font', async () => {
  const { css } = await fontStyles(manrope);
  // Measured in Chromium with English text, in percent of Arial.
  expect(css).toContain('size-adjust: 105.05%;\n  ascent-override: 101.47%;\n  descent-override: 28.56%;');
});

it('a font of own files has the weights and characters of its files, and names that change with them', async () => {
  const { files, css } = await fontStyles({ family: 'Own Sans', files: { latin: ownFile(geist) } });
  expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^own-sans-[\da-f]{8}-latin\.woff2$/)]);
  expect(css).toContain(`font-family: 'Own Sans';\n  font-weight: 100 900;`);
  expect(css).toMatch(/unicode-range: [^;]*U\+0020-007E/);
  // The letters are 1.9 % wider than Manrope's.
  expect(Number(/size-adjust: ([\d.]+)%/.exec(css)![1])).toBeCloseTo(107.03, 1);
});

it('a character of two files is loaded from the first one', async () => {
  const files = { latin: ownFile(geist), cyrillic: ownFile(geist) };
  const { css, files: used } = await fontStyles({ family: 'Own Sans', files });
  expect(used.map(({ subset }) => subset)).toEqual(['latin']);
  expect(css.match(/unicode-range: [^;]*U\+0020-007E/g)).toHaveLength(1);
});

it.each([
  ['content/brand/logo.svg', 'must be a WOFF2 file'],
  [
    'node_modules/@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2',
    'must be a variable font with the weights 400 to 700',
  ],
])('a font file that cannot be used is reported: %s', async (file, reason) => {
  const font = { family: 'Own Sans', files: { latin: ownFile(file) } };
  await expect(fontStyles(font)).rejects.toThrow(`${file}:1: font: ${reason}`);
});
