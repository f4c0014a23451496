import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Messages } from '@/generated/messages';
import { fillDraft, markFallbacks } from '@/lib/content/english-fallback';
import { fillNamespace, type UiMessages } from '@/lib/content/element-messages';
import { readMessageFile } from '@/lib/content/json-file';
import { sourceFile } from '@/lib/config/source-file';
import { typesetMessages } from '@/lib/content/typeset-messages';
import type { MessageTree } from '@/lib/content/message-parity';
import { workbenchLocales, type WorkbenchLocale } from '@/lib/i18n/workbench-locales';
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
  'tools',
] as const;

/** Message files that only some languages have. */
const limitedNamespaces: Readonly<Record<string, readonly LocaleCode[]>> = { workbench: workbenchLocales };

/** All message files, and those of a locale. */
export const allNamespaces = [...namespaces, ...Object.keys(limitedNamespaces)];
export const namespacesOf = (locale: LocaleCode): string[] =>
  allNamespaces.filter((name) => limitedNamespaces[name]?.includes(locale) ?? true);

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
  return markFallbacks(isDraft(locale) ? fillDraft(english, filled).filled : filled, fallbacks);
}

/** Returns the messages of the workbench, typeset. */
export function workbenchMessages(locale: WorkbenchLocale): Messages['workbench'] {
  return typesetMessages(filledNamespace(locale, 'workbench') as Messages['workbench'], locale);
}

/** Returns the UI messages of a locale, with the brand inserted. */
export function uiMessages(locale: LocaleCode): UiMessages {
  const cached = cache.get(locale);
  if (cached && process.env.NODE_ENV === 'production') return cached;
  const messages = Object.fromEntries(namespaces.map((name) => [name, filledNamespace(locale, name)])) as UiMessages;
  cache.set(locale, messages);
  return messages;
}
