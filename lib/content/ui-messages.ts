import path from 'node:path';
import type { Messages } from '@/generated/messages';
import { readMessageFile } from '@/lib/content/json-file';
import { typesetMessages } from '@/lib/content/typeset-messages';
import type { LocaleCode } from '@/lib/i18n/locales';

/** UI message files, each a namespace of next-intl. */
export const namespaces = [
  'shell',
  'articles',
  'taxonomy',
  'errors',
  'common',
  'mockups',
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

const typesetCache = new Map<LocaleCode, Messages>();

/** Returns the typeset UI messages of a locale. */
export function typesetUiMessages(locale: LocaleCode): Messages {
  const cached = typesetCache.get(locale);
  if (cached && process.env.NODE_ENV === 'production') return cached;
  const messages = typesetMessages(uiMessages(locale), locale);
  typesetCache.set(locale, messages);
  return messages;
}

/** Returns the UI messages of a locale, with the brand inserted. */
export function uiMessages(locale: LocaleCode): Messages {
  const cached = cache.get(locale);
  if (cached && process.env.NODE_ENV === 'production') return cached;
  const messages = Object.fromEntries(
    namespaces.map((name) => {
      return [name, readMessageFile(path.join('messages', locale, `${name}.json`))];
    }),
  ) as Messages;
  cache.set(locale, messages);
  return messages;
}
