import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { LocaleCode } from '@/lib/i18n/locales';
import { withNoBreakSpaces } from '@/lib/i18n/no-break-spaces';

/** Typesets messages: inserts no-break spaces. */

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
export function transformText(message: string, rule: (text: string) => string): string {
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

/** Typesets every string in objects and arrays of text or ICU messages. */
export function typesetMessages<T>(messages: T, locale: LocaleCode): T {
  const typeset = (value: unknown): unknown => {
    if (typeof value === 'string') return transformText(value, (text) => withNoBreakSpaces(text, locale));
    if (Array.isArray(value)) return value.map(typeset);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, typeset(child)]));
  };
  return typeset(messages) as T;
}
