import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fontFiles } from '@/generated/font-files';
import { preloadedFonts } from '@/lib/assets/fonts';
import { brand } from '@/lib/config/brand';
import { languageTag, localeCodes } from '@/lib/i18n/locales';

const css = readFileSync('generated/fonts.css', 'utf8');
const { family } = brand().font;

it('fonts are loaded under the names their files are copied to', () => {
  const named = [...css.matchAll(/url\('\/assets\/fonts\/([^']+)'\)/g)].map((match) => match[1]!);
  expect([...new Set(named)].sort()).toEqual(Object.values(fontFiles).sort());
});

it('in scripts without a font file the font is used only for Latin letters and digits', () => {
  const range = new RegExp(`'${family} letters'[^}]*unicode-range:([^;]+);`).exec(css)![1]!;
  const parts = [...range.matchAll(/U\+([\dA-F]+)-([\dA-F]+)/g)].map((match) => [match[1]!, match[2]!]);
  const characters = parts.flatMap(([from, to]) => {
    const first = parseInt(from!, 16);
    return Array.from({ length: parseInt(to!, 16) - first + 1 }, (_, i) => String.fromCodePoint(first + i));
  });
  expect(characters.join('')).toBe('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz');
  const tokens = readFileSync('generated/tokens.css', 'utf8');
  expect(tokens.split(/--sans:\s*/).filter((value) => value.startsWith(`'${family} letters', system-ui`))).toHaveLength(
    6,
  );
});

it('font files are small', () => {
  const size = (name: string) => statSync(path.join('public/assets/fonts', name)).size;
  const needed = [fontFiles.latin, fontFiles['latin-ext'], fontFiles.cyrillic].filter((name) => name !== undefined);
  expect(needed.map(size).reduce((total, bytes) => total + bytes, 0)).toBeLessThanOrEqual(60 * 1024);
});

it('every page preloads the font subset of its language and the Latin one', () => {
  for (const code of localeCodes) {
    expect(preloadedFonts(code), code).toContain(`/assets/fonts/${fontFiles.latin}`);
    const { script } = new Intl.Locale(languageTag(code)).maximize();
    if (script !== 'Latn' && script !== 'Cyrl') expect(preloadedFonts(code), code).toHaveLength(1);
  }
  expect(preloadedFonts('uk')).toContain(`/assets/fonts/${fontFiles.cyrillic}`);
});
