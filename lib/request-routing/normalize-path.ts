import { splitLocale, switchPath, type PagePath } from '@/lib/i18n/locale-paths';
import type { LocaleCode } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/urls/path-to';

/** Longer paths are rejected; no page of the site comes close. */
export const maxPathLength = 2000;

export type NormalPath = {
  /** The locale named by the first segment, in any spelling. */
  locale: LocaleCode | null;
  /** The page's path without the locale. */
  path: PagePath;
  /** The full path with normalized slashes, suffix and locale. */
  written: string;
};

/** Two capitalized paths that were in use formerly. */
const lowerCased: Record<string, PagePath> = { '/Pricing': pathTo('pricing'), '/Download': pathTo('download') };

const onlySlashes = /^(?:[/\\]|%5c|%2f)*$/i;

/** Decodes unreserved characters (RFC 3986 §2.3); escaped and unescaped spellings are equivalent. */
function decodeUnreserved(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape;
  });
}

function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/, '');
}

/** Normalizes slashes and removes `.html`; letter case and locale are handled separately. */
function normaliseSpelling(path: string): string {
  if (onlySlashes.test(path)) return '/';
  const slashes = withoutTrailingSlash(path.replace(/[/\\]+/g, '/'));
  const plain = withoutTrailingSlash(slashes.replace(/(?:\/index)?\.html$/, ''));
  return plain === '' ? '/' : plain;
}

/**
 * Normalizes a path, applying all rules at once.
 * @param rawPath the request path as sent, with escapes and leading slash
 */
export function normalizePath(rawPath: string): NormalPath {
  const spelled = normaliseSpelling(rawPath);
  const { locale, path } = splitLocale(decodeUnreserved(spelled));
  // Escapes are kept here, so that a path without a page is not redirected only to decode it.
  const asSent = withLowerCase(locale ? withoutFirstSegment(spelled) : spelled);
  return { locale, path: withLowerCase(path), written: locale ? switchPath(locale, asSent) : asSent };
}

function withLowerCase(path: string): string {
  return lowerCased[path] ?? path;
}

function withoutFirstSegment(path: string): string {
  return `/${path.split('/').slice(2).join('/')}`;
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
