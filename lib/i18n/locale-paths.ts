import { localeFromTag } from '@/lib/i18n/language-tag';
import {
  defaultLocale,
  isLocaleCode,
  isPrefixed,
  localeRow,
  unprefixedChinese,
  type LocaleCode,
} from '@/lib/i18n/locales';

/** Locale-independent path of a page: `/pricing`, `/blog/some-post`, `/` for home. */
export type PagePath = string;

const isDocs = (path: PagePath) => path === '/docs' || path.startsWith('/docs/');

/** Returns the prefix under which a page is always served in the locale; the default locale has none. */
function canonicalPrefix(locale: LocaleCode, path: PagePath): string {
  if (locale === defaultLocale) return '';
  // Vietnamese documentation keeps its long-standing path, /vi/docs.
  return `/${(isDocs(path) && localeRow(locale).docsPrefix) || locale}`;
}

function joinPrefix(prefix: string, path: PagePath): string {
  return prefix === '' ? path : prefix + (path === '/' ? '' : path);
}

/** Returns the path at which a page is always served in the locale: for canonical, sitemap and hreflang URLs. */
export function canonicalPath(locale: LocaleCode, path: PagePath): string {
  return joinPrefix(canonicalPrefix(locale, path), path);
}

/** Returns whether the page being rendered on the server is Chinese with a prefix. */
let isRenderedWithPrefix = () => false;

/**
 * Sets the function that reports whether the page being rendered has a prefix. It depends on React
 * (lib/next-intl/current-locale.ts).
 */
export function setRenderedWithPrefix(check: () => boolean): void {
  isRenderedWithPrefix = check;
}

/** Returns whether Chinese links are prefixed: as the page being rendered, or in a browser as the page shown. */
function areChineseLinksPrefixed(): boolean {
  return typeof location === 'undefined'
    ? isRenderedWithPrefix()
    : splitLocale(location.pathname).locale === unprefixedChinese;
}

/** Returns the link target within pages of the locale: Chinese pages link to paths with the prefix if they have it. */
export function linkPath(locale: LocaleCode, path: PagePath): string {
  const hasPrefix = isPrefixed(locale) || (locale === unprefixedChinese && areChineseLinksPrefixed());
  return hasPrefix ? canonicalPath(locale, path) : path;
}

/** Returns the path for the language switcher, which names every locale, including `/en/…` and `/zh/…`. */
export function switcherPath(locale: LocaleCode, path: PagePath): string {
  return locale === defaultLocale ? joinPrefix(`/${locale}`, path) : canonicalPath(locale, path);
}

/**
 * Returns whether a path is a bare language prefix, which is the path of a home page (docs/routing.md,
 * “Normalization”).
 */
export function isBarePrefix(path: string): boolean {
  const code = path.slice(1);
  return isLocaleCode(code) && isPrefixed(code);
}

/**
 * Appends a query to a path. A bare prefix keeps its trailing slash here, unlike everywhere else (docs/routing.md,
 * “Normalization”).
 * @param query with its question mark, or empty
 */
export function withQuery(path: string, query: string): string {
  return (query !== '' && isBarePrefix(path) ? `${path}/` : path) + query;
}

export type SplitPath = {
  /** Locale named by the first segment, in any spelling; null if it names none. */
  locale: LocaleCode | null;
  path: PagePath;
};

/** Splits a public path into locale and page path: `/zh_Hant/faq` → tc and `/faq`, `/vi/docs` → vn and `/docs`. */
export function splitLocale(publicPath: string): SplitPath {
  const [, first = '', ...rest] = publicPath.split('/');
  const locale = localeFromTag(first);
  return locale ? { locale, path: `/${rest.join('/')}` } : { locale: null, path: publicPath };
}
