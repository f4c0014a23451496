import { readFileSync } from 'node:fs';
import type { CheerioAPI } from 'cheerio';
import { eld } from 'eld/medium';
import { languageTag, type LocaleCode } from '@/lib/i18n/locales';

/** Detects whether a page's text is in its declared language. */

/** Writing systems that are not a Unicode script: combinations or subsets of scripts. */
const mixed: Record<string, string> = {
  Hans: '\\p{Script=Han}',
  Hant: '\\p{Script=Han}',
  Jpan: '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}',
  Kore: '\\p{Script=Hangul}',
};

/** Returns a pattern for the letters of a non-Latin language; null for a Latin one. */
function scriptPattern(locale: LocaleCode): RegExp | null {
  const script = new Intl.Locale(languageTag(locale)).maximize().script!;
  return script === 'Latn' ? null : new RegExp(`[${mixed[script] ?? `\\p{Script=${script}}`}]`, 'gu');
}

/** Letters that only one of two languages with the same script uses. */
const distinctiveLetters: Partial<Record<LocaleCode, { expected: RegExp; other: RegExp }>> = {
  ru: { expected: /[ыэъё]/giu, other: /[іїєґ]/giu },
  uk: { expected: /[іїєґ]/giu, other: /[ыэъё]/giu },
  zh: { expected: /[们这个为时来对开关设]/gu, other: /[們這個為時來對開關設]/gu },
  tc: { expected: /[們這個為時來對開關設]/gu, other: /[们这个为时来对开关设]/gu },
};

const untranslatedTerms = (JSON.parse(readFileSync('messages/do-not-translate.json', 'utf8')) as { terms: string[] })
  .terms;
const names = new RegExp(untranslatedTerms.map((name) => name.replace(/[()]/g, '\\$&')).join('|'), 'g');

/** Returns the visible texts in the page's own language, without parts marked as another language. */
export function pageLanguageTexts($: CheerioAPI): string[] {
  const body = $('body').clone();
  body.find('script, style, svg, code, pre, [lang], [hreflang]').remove();
  return body
    .find('p, li, h1, h2, h3, summary, a, button, td, th')
    .toArray()
    .map((node) => $(node).clone().children('ul, ol, p').remove().end().text().replace(/\s+/g, ' ').trim())
    .map((text) => text.replace(names, ' '))
    .filter((text) => /\p{L}/u.test(text));
}

const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;

/** Returns why the texts do not seem to be in the locale's language; null when they are. */
export function languageIssue(locale: LocaleCode, texts: readonly string[]): string | null {
  const text = texts.join('\n');
  const script = scriptPattern(locale);
  if (script) {
    const expectedCount = count(text, script);
    const latin = count(text, /\p{Script=Latin}/gu);
    if (expectedCount < 0.6 * latin) return `${expectedCount} letters of its own script against ${latin} Latin ones`;
    const letters = distinctiveLetters[locale];
    if (letters && count(text, letters.expected) <= count(text, letters.other))
      return 'letters of a neighboring language';
    return null;
  }
  const long = chunks(texts, 200);
  const hits = long.filter((chunk) => eld.detect(chunk).language === languageTag(locale).slice(0, 2)).length;
  return long.length > 0 && hits / long.length < 0.9 ? `only ${hits} of ${long.length} longer texts` : null;
}

/** Joins texts into chunks of more than the given number of letters; a shorter remainder is dropped. */
function chunks(texts: readonly string[], letters: number): string[] {
  const result: string[] = [];
  let chunk = '';
  for (const text of texts) {
    chunk += `${text}\n`;
    if (count(chunk, /\p{L}/gu) > letters) {
      result.push(chunk);
      chunk = '';
    }
  }
  return result;
}
