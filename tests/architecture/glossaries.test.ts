import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';

/** The words that a glossary forbids: the first column of the table under its last heading. */
function forbiddenTerms(glossary: string): string[] {
  const [, section = ''] = glossary.split(/^## Not used$/m);
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => row.split('|')[1]!.trim());
}

const withoutSpaces: ReadonlySet<LocaleCode> = new Set(['zh', 'tc', 'jp', 'th']);

/** Matches a whole word; in a language without spaces, the word anywhere. */
function toWordPattern(term: string, locale: LocaleCode): RegExp {
  const escaped = term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return withoutSpaces.has(locale)
    ? new RegExp(escaped, 'iu')
    : new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escaped}(?![\\p{L}\\p{M}\\p{N}])`, 'iu');
}

const texts = (locale: LocaleCode) =>
  readdirSync(path.join('messages', locale), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:json|md)$/.test(name) && name !== 'glossary.md')
    .map((name) => ({ name, text: readFileSync(path.join('messages', locale, name), 'utf8') }));

it.each(localeCodes)('texts in %s avoid the words that the glossary forbids', (locale) => {
  const terms = forbiddenTerms(readFileSync(path.join('messages', locale, 'glossary.md'), 'utf8'));
  expect(terms.length).toBeGreaterThanOrEqual(8);
  expect(terms.every((term) => term !== '')).toBe(true);
  const files = texts(locale);
  const found = terms.flatMap((term) =>
    files.filter(({ text }) => toWordPattern(term, locale).test(text)).map(({ name }) => `${name}: ${term}`),
  );
  expect(found).toEqual([]);
});

it('glossary words match whole words only, except in languages without spaces', () => {
  expect(toWordPattern('preventa', 'es').test('Preventa.')).toBe(true);
  expect(toWordPattern('preventa', 'es').test('preventas')).toBe(false);
  expect(toWordPattern('工作階段', 'tc').test('登入工作階段內')).toBe(true);
});

it('English contracts its verbs outside legal texts, and counts twelve hours', () => {
  const isLegal = (name: string) => /^(?:legal|company)\//.test(name);
  const found = texts('en').flatMap(({ name, text }) => {
    // The heading of a help article keeps the id that links have.
    const prose = text.replaceAll(/```[^]*?```|`[^`\n]*`|“[^”]*”|Do Not Track|^### apt cannot/gm, '');
    const uncontracted = /\b(?:do|does|did|is|are|was|were|has|have|will|would|could|should) not\b|\bcannot\b/i;
    const clock = /(?<![\d:.-])(?:1[3-9]|2[0-3]):[0-5]\d(?![\d:])/;
    const match = (isLegal(name) ? null : uncontracted.exec(prose)) ?? clock.exec(prose);
    return match ? `${name}: ${match[0]}` : [];
  });
  expect(found).toEqual([]);
});
