import { localeFromTag } from '@/lib/i18n/language-tag';
import { switcherPath, type PagePath } from '@/lib/i18n/locale-paths';
import { defaultLocale, type LocaleCode } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/urls/path-to';

/**
 * Canonical paths: slashes, `.html`, letter case, locale prefixes, and characters around a copied URL. All corrections
 * result in one redirect.
 */

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

/** Capitalized paths of the former site; `repairPath` lower-cases all others. */
const legacyPaths: Record<string, PagePath> = { '/Pricing': pathTo('pricing'), '/Download': pathTo('download') };

const replaceLegacyPath = (path: string): string => legacyPaths[path] ?? path;

function stripTrailingSlash(path: string): string {
  return path.replace(/\/+$/, '');
}

/** Removes `.html` and trailing or repeated slashes. `repairPath` corrects letter case, if the path is not found. */
function normalizeSlashesAndSuffix(path: string): string {
  if (onlySlashes.test(path)) return '/';
  const slashes = stripTrailingSlash(path.replace(/[/\\]+/g, '/'));
  const withoutHtml = stripTrailingSlash(slashes.replace(/(?:\/index)?\.html$/, ''));
  return withoutHtml === '' ? '/' : withoutHtml;
}

/**
 * Canonicalizes a path: slashes, `.html`, `/Pricing` and `/Download`, and the locale prefix, all at once. The slash of
 * a bare prefix before a query (`/ru/?a=1`) is added later, by `withQuery` in lib/i18n/locale-paths.ts, and
 * lib/request-routing/resolve-page-request.ts redirects to the result with 301.
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
    const locale = localeFromTag(segment);
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

export type RepairedPath = {
  path: string;
  /** The parameters found in the path, with a question mark; empty if there are none. */
  query: string;
};

/** Punctuation, symbols, spaces and invisible characters. The last property also covers invisible letters. */
const trailingCharacter = /[\p{P}\p{S}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** Decodes a path except for its slashes and backslashes, which would change its segments. */
function decodeSegments(path: string): string {
  return decodeURIComponent(path.replace(/%(?=2f|5c)/gi, '%25'));
}

function trimTrailingCharacters(text: string): string {
  const characters = [...text];
  while (trailingCharacter.test(characters.at(-1) ?? '')) characters.pop();
  return characters.join('');
}

const decodedSeparators: Record<string, string> = { '%3d': '=', '%26': '&', '%25': '%' };

/**
 * Parameters are preserved byte for byte, unless their separators are escaped as well, in which case the whole query was
 * escaped.
 */
function parseQueryParameters(parameters: string): string {
  if (parameters === '') return '';
  const isEscaped = !parameters.includes('=');
  return `?${isEscaped ? parameters.replace(/%(?:3d|26|25)/gi, (escape) => decodedSeparators[escape.toLowerCase()]!) : parameters}`;
}

/**
 * Corrects a path that is not found: returns it in lower case, without the punctuation at its end, and separates a
 * query whose question mark was escaped or lost: `/Pricing%3Futm_source=x` → `/pricing` and `?utm_source=x`.
 * @param path the path as sent, with valid escapes
 */
export function repairPath(path: string): RepairedPath {
  const [, page = path, parameters = ''] = /^(.*?)(?:%3f|%26|&)(.*)$/is.exec(path) ?? [];
  return {
    path: trimTrailingCharacters(decodeSegments(page)).toLowerCase() || '/',
    query: parseQueryParameters(parameters),
  };
}
