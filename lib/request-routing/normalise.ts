import { splitLocale, switchPath, type PagePath } from '@/lib/i18n/paths';
import type { LocaleCode } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/urls/path-to';

/** A longer path is refused: no page of ours comes near it. */
export const maxPathLength = 2000;

export type NormalPath = {
  /** The locale that the first segment names, in any spelling. */
  locale: LocaleCode | null;
  /** The page's own path, without the locale. */
  path: PagePath;
  /** The whole path, slashes, ending and locale mended. */
  written: string;
};

/** The two spellings that once were addresses. */
const lowerCased: Record<string, PagePath> = { '/Pricing': pathTo('pricing'), '/Download': pathTo('download') };

const onlySlashes = /^(?:[/\\]|%5c|%2f)*$/i;

/** Decodes the characters that need no escape (RFC 3986 §2.3): two spellings of them are one address. */
function decodeUnreserved(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape;
  });
}

function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/, '');
}

/** Slashes, `.html` and letter case; the locale is dealt with apart. */
function normaliseSpelling(path: string): string {
  if (onlySlashes.test(path)) return '/';
  const slashes = withoutTrailingSlash(path.replace(/[/\\]+/g, '/'));
  const plain = withoutTrailingSlash(slashes.replace(/(?:\/index)?\.html$/, ''));
  return plain === '' ? '/' : plain;
}

/**
 * Mends a path's spelling, all rules together.
 * @param rawPath the path of the request as it was sent, escapes included, beginning with a slash
 */
export function normalisePath(rawPath: string): NormalPath {
  const spelled = normaliseSpelling(rawPath);
  const { locale, path } = splitLocale(decodeUnreserved(spelled));
  // An address that leads nowhere is not worth a redirect that only decodes it, so here its escapes stay.
  const asSent = withLowerCase(locale ? withoutFirstSegment(spelled) : spelled);
  return { locale, path: withLowerCase(path), written: locale ? switchPath(locale, asSent) : asSent };
}

function withLowerCase(path: string): string {
  return lowerCased[path] ?? path;
}

function withoutFirstSegment(path: string): string {
  return `/${path.split('/').slice(2).join('/')}`;
}

/** True when a path cannot be an address: malformed escapes (RFC 3986 §2.1), null bytes, or too long. */
export function isMalformed(rawPath: string): boolean {
  if (rawPath.length > maxPathLength) return true;
  try {
    return decodeURIComponent(rawPath).includes('\0');
  } catch {
    return true;
  }
}
