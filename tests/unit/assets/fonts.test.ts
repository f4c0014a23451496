import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fontFile, fontFiles, fontSubsets, fontVersion } from '@/lib/assets/fonts';
import { languageOf, localeCodes } from '@/lib/i18n/locales';

const manrope = 'node_modules/@fontsource-variable/manrope';
const size = (subset: string) => statSync(`${manrope}/files/manrope-${subset}-wght-normal.woff2`).size;

describe('the font', () => {
  it('is loaded under the names that its files are copied to', () => {
    const css = readFileSync('app/fonts.css', 'utf8');
    const named = [...css.matchAll(/url\('\/assets\/fonts\/([^']+)'\)/g)].map((match) => match[1]!);
    expect([...new Set(named)].sort()).toEqual(fontSubsets.map(fontFile).sort());
  });

  it('has the version of its package in its names', () => {
    expect(fontVersion).toBe(
      (JSON.parse(readFileSync(`${manrope}/package.json`, 'utf8')) as { version: string }).version,
    );
  });

  it('covers the characters that its package says it does', () => {
    const original = readFileSync(`${manrope}/index.css`, 'utf8');
    const ours = readFileSync('app/fonts.css', 'utf8');
    for (const subset of fontSubsets) {
      const range = new RegExp(`manrope-${subset}-wght-normal\\.woff2.*?unicode-range: ([^;]+);`, 's').exec(
        original,
      )![1]!;
      const written = new RegExp(`-${subset}\\.woff2.*?unicode-range:([^;]+);`, 's').exec(ours)![1]!;
      expect(written.match(/U\+[\dA-F-]+/g)).toEqual(range.split(','));
    }
  });

  it('gives letters and figures alone to scripts that it lacks', () => {
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

  it('is small', () => {
    expect(size('latin') + size('latin-ext') + size('cyrillic')).toBeLessThanOrEqual(60 * 1024);
  });

  it('is loaded at once with the letters of the language, and with the Latin ones of names and figures on every page', () => {
    for (const code of localeCodes) {
      expect(fontFiles(code), code).toContain(`/assets/fonts/${fontFile('latin')}`);
      const { script } = new Intl.Locale(languageOf(code)).maximize();
      if (script !== 'Latn' && script !== 'Cyrl') expect(fontFiles(code), code).toHaveLength(1);
    }
    expect(fontFiles('uk')).toContain(`/assets/fonts/manrope-${fontVersion}-cyrillic.woff2`);
  });
});
