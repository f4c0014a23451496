import { existsSync } from 'node:fs';
import path from 'node:path';
import { fillDraft, markFallbacks } from '@/lib/content/english-fallback';
import { fillNamespace, type UiMessages } from '@/lib/content/element-messages';
import { readMessageFile } from '@/lib/content/json-file';
import { sourceFile } from '@/lib/config/source-file';
import { typesetMessages } from '@/lib/content/typeset-messages';
import type { MessageTree } from '@/lib/content/message-parity';
import { isDraft, sourceLocale, type LocaleCode } from '@/lib/i18n/locales';

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

const cache = new Map<LocaleCode, UiMessages>();

const typesetCache = new Map<LocaleCode, UiMessages>();

/** Returns the typeset UI messages of a locale. */
export function typesetUiMessages(locale: LocaleCode): UiMessages {
  const cached = typesetCache.get(locale);
  if (cached && process.env.NODE_ENV === 'production') return cached;
  const messages = typesetMessages(uiMessages(locale), locale);
  typesetCache.set(locale, messages);
  return messages;
}

/** Reads the messages of a namespace; none if a draft locale lacks the file. */
function readNamespace(locale: LocaleCode, name: string): MessageTree {
  const file = path.join('messages', locale, `${name}.json`);
  return isDraft(locale) && !existsSync(sourceFile(file)) ? {} : (readMessageFile(file) as MessageTree);
}

/** Returns the messages of a namespace, with English ones in place of missing ones that have a fallback. */
function filledNamespace(locale: LocaleCode, name: string): unknown {
  const translation = readNamespace(locale, name);
  if (locale === sourceLocale) return translation;
  const english = readNamespace(sourceLocale, name);
  const { filled, fallbacks } = fillNamespace(name, english, translation);
  return markFallbacks(isDraft(locale) ? fillDraft(english, filled) : filled, fallbacks);
}

/** Returns the UI messages of a locale, with the brand inserted. */
export function uiMessages(locale: LocaleCode): UiMessages {
  const cached = cache.get(locale);
  if (cached && process.env.NODE_ENV === 'production') return cached;
  const messages = Object.fromEntries(namespaces.map((name) => [name, filledNamespace(locale, name)])) as UiMessages;
  cache.set(locale, messages);
  return messages;
}
