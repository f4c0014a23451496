import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fontFile, fontFiles, fontSubsets, fontVersion } from '@/lib/assets/fonts';
import { languageTag, localeCodes } from '@/lib/i18n/locales';

const manrope = 'node_modules/@fontsource-variable/manrope';
const size = (subset: string) => statSync(`${manrope}/files/manrope-${subset}-wght-normal.woff2`).size;

it('fonts are loaded under the names their files are copied to', () => {
  const css = readFileSync('app/fonts.css', 'utf8');
  const named = [...css.matchAll(/url\('\/assets\/fonts\/([^']+)'\)/g)].map((match) => match[1]!);
  expect([...new Set(named)].sort()).toEqual(fontSubsets.map(fontFile).sort());
});

it('font file names contain the version of their package', () => {
  expect(fontVersion).toBe(
    (JSON.parse(readFileSync(`${manrope}/package.json`, 'utf8')) as { version: string }).version,
  );
});

it('fonts cover the characters that their package declares', () => {
  const original = readFileSync(`${manrope}/index.css`, 'utf8');
  const siteCss = readFileSync('app/fonts.css', 'utf8');
  for (const subset of fontSubsets) {
    const range = new RegExp(`manrope-${subset}-wght-normal\\.woff2.*?unicode-range: ([^;]+);`, 's').exec(
      original,
    )![1]!;
    const written = new RegExp(`-${subset}\\.woff2.*?unicode-range:([^;]+);`, 's').exec(siteCss)![1]!;
    expect(written.match(/U\+[\dA-F-]+/g)).toEqual(range.split(','));
  }
});

it('in scripts without a font file the font is used only for Latin letters and digits', () => {
  const css = readFileSync('app/fonts.css', 'utf8');
  const range = /'Manrope letters'[^}]*unicode-range:([^;]+);/.exec(css)![1]!;
  const parts = [...range.matchAll(/U\+([\dA-F]+)-([\dA-F]+)/g)].map((match) => [match[1]!, match[2]!]);
  const characters = parts.flatMap(([from, to]) => {
    const first = parseInt(from!, 16);
    return Array.from({ length: parseInt(to!, 16) - first + 1 }, (_, i) => String.fromCodePoint(first + i));
  });
  expect(characters.join('')).toBe('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz');
  const tokens = readFileSync('app/tokens.css', 'utf8');
  expect(tokens.match(/--sans:\s*'Manrope letters',\s*system-ui/g)).toHaveLength(6);
});

it('font files are small', () => {
  expect(size('latin') + size('latin-ext') + size('cyrillic')).toBeLessThanOrEqual(60 * 1024);
});

it('every page preloads the font subset of its language and the Latin one', () => {
  for (const code of localeCodes) {
    expect(fontFiles(code), code).toContain(`/assets/fonts/${fontFile('latin')}`);
    const { script } = new Intl.Locale(languageTag(code)).maximize();
    if (script !== 'Latn' && script !== 'Cyrl') expect(fontFiles(code), code).toHaveLength(1);
  }
  expect(fontFiles('uk')).toContain(`/assets/fonts/manrope-${fontVersion}-cyrillic.woff2`);
});
