import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { readJson } from '@/lib/content/json-file';
import { wordJoiner } from '@/lib/i18n/joiners';
import { withHeadingJoins, withJoins, withoutJoins } from '@/lib/i18n/line-joins';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Typesets messages: inserts characters that prevent bad line breaks. */

/** Words that browsers would break because their dictionaries lack them. */
let unbrokenWords: Partial<Record<LocaleCode, readonly string[]>> | undefined;

export function unbreakableWords(locale: LocaleCode): readonly string[] {
  unbrokenWords ??= readJson('messages/unbroken-words.json') as NonNullable<typeof unbrokenWords>;
  return unbrokenWords[locale] ?? [];
}

/** Returns the start and end offsets of each literal in an ICU message, in order. */
function literals(elements: readonly MessageFormatElement[]): [number, number][] {
  return elements.flatMap((element): [number, number][] => {
    if (element.type === TYPE.literal) return [[element.location!.start.offset, element.location!.end.offset]];
    if ('children' in element) return literals(element.children);
    return 'options' in element ? Object.values(element.options).flatMap(({ value }) => literals(value)) : [];
  });
}

/** Private-use placeholder for ICU syntax; no text rule matches it. */
const placeholder = '\uE000';

/** Applies a text rule to an ICU message, and leaves its arguments and syntax unchanged. */
export function inMessage(message: string, rule: (text: string) => string): string {
  if (!/[{<]/.test(message)) return rule(message);
  const spans = literals(parse(message, { captureLocation: true }));
  const literalEnds = [0, ...spans.map(([, end]) => end)];
  const literalStarts = [...spans.map(([start]) => start), message.length];
  const syntax = literalStarts.map((start, i) => message.slice(literalEnds[i], start));
  const texts = spans.map(([start, end]) => message.slice(start, end));
  const masked = syntax.map((part, i) => (part === '' ? '' : placeholder) + (texts[i] ?? '')).join('');
  const filled = syntax.filter((part) => part !== '');
  return rule(masked).replaceAll(placeholder, () => filled.shift()!);
}

/**
 * Keys of texts in large type: names of pages on cards, points used as headings of steps, and descriptions used as
 * leads of articles.
 */
const headingKey = /^(?:heading|headingWithout|title|name|question|points|lead|description)$/i;

/** Key of URL fragments, which are not displayed. */
const anchorKey = 'id';

/**
 * Inserts joiners into every text.
 * @param messages texts, or ICU messages, in objects and arrays
 * @param isSmallType whether scripts show the texts in small type and in titles and accessible names, where word joiners
 * would count as characters
 */
export function typesetMessages<T>(messages: T, locale: LocaleCode, isSmallType = false): T {
  const known = unbreakableWords(locale);
  const show = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      if (key === anchorKey) return value;
      const join = headingKey.test(key) && !isSmallType ? withHeadingJoins : withJoins;
      const joined = inMessage(value, (text) => join(text, locale, known));
      return isSmallType ? joined.replaceAll(wordJoiner, '') : joined;
    }
    if (Array.isArray(value)) return value.map((one) => show(one, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, show(one, name)]));
  };
  return show(messages, '') as T;
}

/** Typesets an article's lead for a card, in small type, where phrases may break. */
export const typesetForCard = (lead: string, locale: LocaleCode): string =>
  withJoins(withoutJoins(lead), locale, unbreakableWords(locale));
