import { localeOfTag } from '@/lib/i18n/language-tag';
import { defaultLocale, isLocaleCode, isPrefixed, type LocaleCode } from '@/lib/i18n/locales';

/** A page's own path, the same in every locale: `/pricing`, `/blog/some-post`, `/` for home. */
export type PagePath = string;

const isDocs = (path: PagePath) => path === '/docs' || path.startsWith('/docs/');

/** The prefix under which a locale's page always speaks that locale; the default one has none. */
function fixedPrefix(locale: LocaleCode, path: PagePath): string {
  if (locale === defaultLocale) return '';
  // Vietnamese documentation keeps the address it has always had, /vi/docs.
  return locale === 'vn' && isDocs(path) ? '/vi' : `/${locale}`;
}

function join(prefix: string, path: PagePath): string {
  return prefix === '' ? path : prefix + (path === '/' ? '' : path);
}

/** The path under which the page always speaks the locale: canonical, sitemap and hreflang addresses. */
export function fixedPath(locale: LocaleCode, path: PagePath): string {
  return join(fixedPrefix(locale, path), path);
}

/** The path that a link inside a page of the locale points to: Chinese pages link to unprefixed addresses. */
export function linkPath(locale: LocaleCode, path: PagePath): string {
  return isPrefixed(locale) ? fixedPath(locale, path) : path;
}

/** The path that the language switcher uses: every locale by name, `/en/…` and `/zh/…` included. */
export function switchPath(locale: LocaleCode, path: PagePath): string {
  return locale === defaultLocale ? join(`/${locale}`, path) : fixedPath(locale, path);
}

/** True for a locale's home under a prefix, which takes a trailing slash before a query: `/ru/?a=1`. */
export function isBarePrefix(path: string): boolean {
  const code = path.slice(1);
  return isLocaleCode(code) && isPrefixed(code);
}

/** A path with a query (with its question mark, or empty): a bare prefix takes a slash between them. */
export function withQuery(path: string, query: string): string {
  return (query !== '' && isBarePrefix(path) ? `${path}/` : path) + query;
}

export type SplitPath = {
  /** The locale named by the first segment, in any spelling; null when it names none. */
  locale: LocaleCode | null;
  path: PagePath;
};

/** Takes the locale off a public path: `/zh_Hant/faq` → tc and `/faq`, `/vi/docs` → vn and `/docs`. */
export function splitLocale(publicPath: string): SplitPath {
  const [, first = '', ...rest] = publicPath.split('/');
  const locale = localeOfTag(first);
  return locale ? { locale, path: `/${rest.join('/')}` } : { locale: null, path: publicPath };
}
