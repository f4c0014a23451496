import path from 'node:path';
import type { Messages } from '@/generated/messages';
import { readWordsFile } from '@/lib/content/json-file';
import { shownWords } from '@/lib/content/shown-words';
import type { LocaleCode } from '@/lib/i18n/locales';

/** The files of interface words, each a namespace of next-intl. */
export const namespaces = [
  'shell',
  'articles',
  'taxonomy',
  'errors',
  'parts',
  'scenes',
  'trades',
  'compare',
  'pricing',
  'referral',
  'downloads',
  'faq',
  'links',
  'client',
  'privacy',
  'contact',
] as const;

const cache = new Map<LocaleCode, Messages>();

const shown = new Map<LocaleCode, Messages>();

/** The same as pages show them. */
export function shownInterfaceWords(locale: LocaleCode): Messages {
  const known = shown.get(locale);
  if (known && process.env.NODE_ENV === 'production') return known;
  const { client, errors, ...others } = interfaceWords(locale);
  // Scripts draw these in small type, and put them into the names of parts and pages.
  const small = shownWords({ client, errors }, locale, true);
  const words: Messages = { ...shownWords(others, locale), ...small };
  shown.set(locale, words);
  return words;
}

/** The interface words of a language, with the brand put in. */
export function interfaceWords(locale: LocaleCode): Messages {
  const known = cache.get(locale);
  if (known && process.env.NODE_ENV === 'production') return known;
  const words = Object.fromEntries(
    namespaces.map((name) => {
      return [name, readWordsFile(path.join('messages', locale, `${name}.json`))];
    }),
  ) as Messages;
  cache.set(locale, words);
  return words;
}
