import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { readJson } from '@/lib/content/json-file';
import { wordJoiner } from '@/lib/i18n/joiners';
import { withHeadingJoins, withJoins, withoutJoins } from '@/lib/i18n/line-joins';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Words as pages show them: with what keeps a line from breaking where it must not. */

/** Words that browsers' dictionaries do not know and would break. */
let unbroken: Partial<Record<LocaleCode, readonly string[]>> | undefined;

export function typesetMessage(locale: LocaleCode): readonly string[] {
  unbroken ??= readJson('messages/unbroken-words.json') as NonNullable<typeof unbroken>;
  return unbroken[locale] ?? [];
}

/** Where the plain text of an ICU message stands in it: begin and end of every piece, in order. */
function literals(elements: readonly MessageFormatElement[]): [number, number][] {
  return elements.flatMap((element): [number, number][] => {
    if (element.type === TYPE.literal) return [[element.location!.start.offset, element.location!.end.offset]];
    if ('children' in element) return literals(element.children);
    return 'options' in element ? Object.values(element.options).flatMap(({ value }) => literals(value)) : [];
  });
}

/** Stands for a piece of an ICU message that is no text; no rule about words touches it. */
const hole = '\uE000';

/** Applies a rule about words to an ICU message, and leaves its arguments and their syntax as they are. */
export function inMessage(message: string, rule: (text: string) => string): string {
  if (!/[{<]/.test(message)) return rule(message);
  const pieces = literals(parse(message, { captureLocation: true }));
  const ends = [0, ...pieces.map(([, end]) => end)];
  const begins = [...pieces.map(([begin]) => begin), message.length];
  const syntax = begins.map((begin, i) => message.slice(ends[i], begin));
  const texts = pieces.map(([begin, end]) => message.slice(begin, end));
  const masked = syntax.map((piece, i) => (piece === '' ? '' : hole) + (texts[i] ?? '')).join('');
  const filled = syntax.filter((piece) => piece !== '');
  return rule(masked).replaceAll(hole, () => filled.shift()!);
}

/**
 * Texts of these names are set large: names of pages on cards, points as the headings of steps on some pages, descriptions
 * as the leads of articles.
 */
const headingKey = /^(?:heading|headingWithout|title|name|question|points|lead|description)$/i;

/** Part of an address, not of what is read. */
const anchorKey = 'id';

/**
 * Puts the joins of a language into every text.
 * @param words texts, or ICU messages, in objects and lists
 * @param small true for words that scripts set small and put into titles and names: without joiners, which are letters
 * to whoever reads those
 */
export function typesetMessages<T>(words: T, locale: LocaleCode, small = false): T {
  const known = typesetMessage(locale);
  const show = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      if (key === anchorKey) return value;
      const join = headingKey.test(key) && !small ? withHeadingJoins : withJoins;
      const joined = inMessage(value, (text) => join(text, locale, known));
      return small ? joined.replaceAll(wordJoiner, '') : joined;
    }
    if (Array.isArray(value)) return value.map((one) => show(one, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, show(one, name)]));
  };
  return show(words, '') as T;
}

/** The lead of an article as a card shows it, set small: its phrases may break where lines are full. */
export const inCard = (lead: string, locale: LocaleCode): string =>
  withJoins(withoutJoins(lead), locale, typesetMessage(locale));
