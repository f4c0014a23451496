import { localeOfTag } from '@/lib/i18n/language-tag';
import { switcherPath, type PagePath } from '@/lib/i18n/locale-paths';
import { defaultLocale, type LocaleCode } from '@/lib/i18n/locales';
import { replaceLegacyPath } from '@/lib/request-routing/legacy-redirects';

/** Longer paths are rejected; the paths of all pages are much shorter. */
export const maxPathLength = 2000;

export type NormalizedPath = {
  /** The locale named by the first segment, in any spelling. */
  locale: LocaleCode | null;
  /** The page's path without the locale. */
  path: PagePath;
  /** The full path with normalized slashes, suffix and locale. */
  fullPath: string;
};

const onlySlashes = /^(?:[/\\]|%5c|%2f)*$/i;

/** Decodes unreserved characters (RFC 3986 §2.3); escaped and unescaped spellings are equivalent. */
function decodeUnreserved(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape;
  });
}

function stripTrailingSlash(path: string): string {
  return path.replace(/\/+$/, '');
}

/**
 * Removes `.html` and trailing or repeated slashes. Letter case is corrected in lib/request-routing/repair-path.ts, and
 * only if the path is not found.
 */
function normalizeSlashesAndSuffix(path: string): string {
  if (onlySlashes.test(path)) return '/';
  const slashes = stripTrailingSlash(path.replace(/[/\\]+/g, '/'));
  const withoutHtml = stripTrailingSlash(slashes.replace(/(?:\/index)?\.html$/, ''));
  return withoutHtml === '' ? '/' : withoutHtml;
}

/**
 * Canonicalizes a path: slashes, `.html`, `/Pricing` and `/Download`, and the locale prefix, all at once. The slash of
 * a bare prefix before a query (`/ru/?a=1`) is added later, by `withQuery` in lib/i18n/locale-paths.ts, and
 * lib/request-routing/resolve-request.ts redirects to the result with 301.
 * @param rawPath the request path as sent, with escapes and leading slash
 */
export function normalizePath(rawPath: string): NormalizedPath {
  const normalized = normalizeSlashesAndSuffix(rawPath);
  const prefixes = leadingLocales(decodeUnreserved(normalized));
  const locale = prefixes.at(-1) ?? null;
  // Escapes are kept here, so that a path without a page is not redirected only to decode it.
  const pathWithEscapes = replaceLegacyPath(dropSegments(normalized, prefixes.length));
  const path = replaceLegacyPath(dropSegments(decodeUnreserved(normalized), prefixes.length));
  return { locale, path, fullPath: locale ? switcherPath(locale, pathWithEscapes) : pathWithEscapes };
}

/** The locales named at the start of a path: usually at most one, but a prefix may be repeated (`/ru/ru`). */
function leadingLocales(path: string): LocaleCode[] {
  const leading: LocaleCode[] = [];
  for (const segment of path.split('/').slice(1)) {
    const locale = localeOfTag(segment);
    // The default locale's prefix only leads to the unprefixed path, which may name another locale.
    const isPartOfPrefix = !leading.length || leading.at(-1) === defaultLocale || leading.at(-1) === locale;
    if (!locale || !isPartOfPrefix) break;
    leading.push(locale);
  }
  return leading;
}

function dropSegments(path: string, count: number): string {
  return count === 0
    ? path
    : `/${path
        .split('/')
        .slice(1 + count)
        .join('/')}`;
}

/** Whether a path is invalid: malformed escapes (RFC 3986 §2.1), null bytes, or too long. */
export function isMalformed(rawPath: string): boolean {
  if (rawPath.length > maxPathLength) return true;
  try {
    return decodeURIComponent(rawPath).includes('\0');
  } catch {
    return true;
  }
}
