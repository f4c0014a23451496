import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Messages } from '@/generated/messages';
import { parseBranded } from '@/lib/content/brand';
import type { LocaleCode } from '@/lib/i18n/locales';

/** The files of interface words, each a namespace of next-intl. */
export const namespaces = [
  'shell',
  'articles',
  'taxonomy',
  'errors',
  'parts',
  'scenes',
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

/** The interface words of a language, with the brand put in. */
export function interfaceWords(locale: LocaleCode): Messages {
  const known = cache.get(locale);
  if (known && process.env.NODE_ENV === 'production') return known;
  const words = Object.fromEntries(
    namespaces.map((name) => {
      const file = path.join(process.cwd(), 'messages', locale, `${name}.json`);
      return [name, parseBranded(readFileSync(file, 'utf8'))];
    }),
  ) as Messages;
  cache.set(locale, words);
  return words;
}
