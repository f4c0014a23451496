import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { translatedCodes, type LocaleCode } from '@/lib/i18n/locales';

/** The words that a glossary says are not used: the first column of the table under its last heading. */
function notUsed(glossary: string): string[] {
  const [, section = ''] = glossary.split(/^## Not used$/m);
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => row.split('|')[1]!.trim());
}

const withoutSpaces: ReadonlySet<LocaleCode> = new Set(['zh', 'tc', 'jp', 'th']);

/** Finds a word where nothing of another word stands before or behind it; in a language without spaces, anywhere. */
function finder(word: string, locale: LocaleCode): RegExp {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return withoutSpaces.has(locale)
    ? new RegExp(escaped, 'iu')
    : new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escaped}(?![\\p{L}\\p{M}\\p{N}])`, 'iu');
}

const texts = (locale: LocaleCode) =>
  readdirSync(path.join('messages', locale), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:json|md)$/.test(name) && name !== 'glossary.md')
    .map((name) => ({ name, text: readFileSync(path.join('messages', locale, name), 'utf8') }));

describe('texts keep to the glossary', () => {
  it.each(translatedCodes)('of %s, which names the words that are not used', (locale) => {
    const words = notUsed(readFileSync(path.join('messages', locale, 'glossary.md'), 'utf8'));
    expect(words.length).toBeGreaterThanOrEqual(8);
    expect(words.every((word) => word !== '')).toBe(true);
    const files = texts(locale);
    const found = words.flatMap((word) =>
      files.filter(({ text }) => finder(word, locale).test(text)).map(({ name }) => `${name}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  it('in whole words, but where a language has no spaces', () => {
    expect(finder('preventa', 'es').test('Preventa.')).toBe(true);
    expect(finder('preventa', 'es').test('preventas')).toBe(false);
    expect(finder('工作階段', 'tc').test('登入工作階段內')).toBe(true);
  });
});
