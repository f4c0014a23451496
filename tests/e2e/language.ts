import { readFileSync } from 'node:fs';
import type { CheerioAPI } from 'cheerio';
import { eld } from 'eld/medium';
import { languageOf, type LocaleCode } from '@/lib/i18n/locales';

/** Tells whether a page's text is in the language it claims. */

/** Ways to write that are no script of Unicode: they mix several, or take some letters of one. */
const mixed: Record<string, string> = {
  Hans: '\\p{Script=Han}',
  Hant: '\\p{Script=Han}',
  Jpan: '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}',
  Kore: '\\p{Script=Hangul}',
};

/** The letters of a language that is not written in Latin ones; null for one that is. */
function ownLetters(locale: LocaleCode): RegExp | null {
  const script = new Intl.Locale(languageOf(locale)).maximize().script!;
  return script === 'Latn' ? null : new RegExp(`[${mixed[script] ?? `\\p{Script=${script}}`}]`, 'gu');
}

/** Letters that only one of two languages of the same script has. */
const tellTale: Partial<Record<LocaleCode, { own: RegExp; other: RegExp }>> = {
  ru: { own: /[ыэъё]/giu, other: /[іїєґ]/giu },
  uk: { own: /[іїєґ]/giu, other: /[ыэъё]/giu },
  zh: { own: /[们这个为时来对开关设]/gu, other: /[們這個為時來對開關設]/gu },
  tc: { own: /[們這個為時來對開關設]/gu, other: /[们这个为时来对开关设]/gu },
};

const kept = (JSON.parse(readFileSync('messages/kept-in-english.json', 'utf8')) as { texts: string[] }).texts;
const names = new RegExp(kept.map((name) => name.replace(/[()]/g, '\\$&')).join('|'), 'g');

/** The visible texts of a page in its own language: parts marked as another language are left out. */
export function ownTexts($: CheerioAPI): string[] {
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

/** What speaks against the texts being in the locale's language; null when nothing does. */
export function languageComplaint(locale: LocaleCode, texts: readonly string[]): string | null {
  const text = texts.join('\n');
  const script = ownLetters(locale);
  if (script) {
    const own = count(text, script);
    const latin = count(text, /\p{Script=Latin}/gu);
    if (own < 0.6 * latin) return `${own} letters of its own script against ${latin} Latin ones`;
    const letters = tellTale[locale];
    if (letters && count(text, letters.own) <= count(text, letters.other)) return 'letters of a neighbouring language';
    return null;
  }
  const long = chunks(texts, 200);
  const hits = long.filter((chunk) => eld.detect(chunk).language === languageOf(locale).slice(0, 2)).length;
  return long.length > 0 && hits / long.length < 0.9 ? `only ${hits} of ${long.length} longer texts` : null;
}

/** Joins texts until each piece has more than so many letters; a shorter rest is left out. */
function chunks(texts: readonly string[], letters: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const text of texts) {
    piece += `${text}\n`;
    if (count(piece, /\p{L}/gu) > letters) {
      pieces.push(piece);
      piece = '';
    }
  }
  return pieces;
}
