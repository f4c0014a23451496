import { parseCookie } from 'cookie';
import { storedLocaleCookie } from '@/lib/i18n/stored-locale';
import type { LanguageHints } from '@/lib/i18n/negotiate-locale';

/** Reads the language hints of a request from its headers. */
export function languageHints(headers: { get(name: string): string | null }): LanguageHints {
  return {
    host: headers.get('host'),
    cookie: parseCookie(headers.get('cookie') ?? '')[storedLocaleCookie],
    acceptLanguage: headers.get('accept-language'),
  };
}
