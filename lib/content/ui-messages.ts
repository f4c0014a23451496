import path from 'node:path';
import type { Messages } from '@/generated/messages';
import { readMessageFile } from '@/lib/content/json-file';
import { typesetMessages } from '@/lib/content/typeset-messages';
import type { LocaleCode } from '@/lib/i18n/locales';

/** The files of interface words, each a namespace of next-intl. */
export const namespaces = [
  'shell',
  'articles',
  'taxonomy',
  'errors',
  'parts',
  'scenes',
  'use-cases',
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
export function typesetUiMessages(locale: LocaleCode): Messages {
  const known = shown.get(locale);
  if (known && process.env.NODE_ENV === 'production') return known;
  const { client, errors, ...others } = uiMessages(locale);
  // Scripts draw these in small type, and put them into the names of parts and pages.
  const small = typesetMessages({ client, errors }, locale, true);
  const words: Messages = { ...typesetMessages(others, locale), ...small };
  shown.set(locale, words);
  return words;
}

/** The interface words of a language, with the brand put in. */
export function uiMessages(locale: LocaleCode): Messages {
  const known = cache.get(locale);
  if (known && process.env.NODE_ENV === 'production') return known;
  const words = Object.fromEntries(
    namespaces.map((name) => {
      return [name, readMessageFile(path.join('messages', locale, `${name}.json`))];
    }),
  ) as Messages;
  cache.set(locale, words);
  return words;
}
