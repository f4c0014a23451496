import { findArticle, shownLocale } from '@/lib/content/article-lists';
import type { ParsedArticle } from '@/lib/content/build-index';
import type { ParsedArticleText } from '@/lib/content/check/article-text';
import type { ContentIndex } from '@/lib/content/content-index';
import { didYouMean } from '@/lib/text/did-you-mean';
import { localApiPath } from '@/lib/content/reference/local-api';
import { quoted, type ContentIssue } from '@/lib/content/diagnostic';
import { defaultLocale, localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { siteHosts } from '@/lib/i18n/origins';
import { splitLocale } from '@/lib/i18n/locale-paths';
import { allPaths, articleOf } from '@/lib/pages/all-paths';
import { articleLink } from '@/lib/pages/article-link';
import { servedLocales } from '@/lib/pages/locale-variants';
import { articleAt } from '@/lib/urls/article-path';
import { withLeadingSlash } from '@/lib/urls/link-kind';
import { matchRoute } from '@/lib/urls/match-route';

/** Link checks: every link of an article must work for all readers who are shown it. */

/** The anchors of a page, and the file that defines them. */
export type PageAnchors = { file: string; locale: LocaleCode; ids: ReadonlySet<string> };

/** The pages that links may lead to, and their anchors. */
export type Pages = {
  /** The published articles, or all articles when the links of an unpublished one are checked. */
  index: ContentIndex;
  fullIndex: ContentIndex;
  /** The anchors of a page in a language; null if unknown. */
  anchorsOf: (path: string, locale: LocaleCode) => PageAnchors | null;
};

const quotedUrl = (url: string) => `"${url.length > 80 ? `${url.slice(0, 80)}…` : url}"`;

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Suggests a replacement for a path that is not a page. */
function suggestFix(path: string, { index, fullIndex }: Pages): string {
  if (servedLocales(path, fullIndex).length > 0) return '; the article is a draft, or scheduled for later';
  if (path.startsWith('//')) return '; write https: before the name of another site';
  const { locale, path: pagePath } = splitLocale(path);
  if (locale) return `; write it without the language: ${quotedUrl(pagePath)}`;
  const normalized = decodeSafely(path)
    .replace(/(?:\.html?|\.md|\/)$/, '')
    .toLowerCase();
  const paths = allPaths(index);
  const match = paths.find((candidate) => candidate === normalized);
  return match ? `; did you mean “${match}”?` : didYouMean(path, paths);
}

/** Checks URLs with a scheme: external links and mailto. */
function checkAbsoluteUrl(url: string): string | null {
  if (/^https?:/i.test(url)) {
    if (!URL.canParse(url)) return `${quoted(url)} is not a valid URL`;
    const { hostname, pathname, search, hash } = new URL(url);
    const firstPartyHosts = [siteHosts.main, ...Object.values(siteHosts.byLocale)];
    if (!firstPartyHosts.includes(hostname)) return null;
    return `${quotedUrl(url)} is a page of this site; write ${quotedUrl(splitLocale(pathname).path + search + hash)}`;
  }
  if (/^mailto:/i.test(url)) {
    return /[@?]/.test(url) ? null : `${quoted(url)} has no mailbox; write mailto:name@example.com`;
  }
  return `broken link to ${quotedUrl(url)}; it must begin with https:, http:, mailto: or /`;
}

/** The locale in which a reader is served the page: their own, or the default. */
const resolvedLocale = (path: string, reader: LocaleCode, index: ContentIndex): LocaleCode =>
  servedLocales(path, index).includes(reader) ? reader : defaultLocale;

function checkAnchor(url: string, anchor: string, articleLocale: LocaleCode, pages: readonly PageAnchors[]): string[] {
  const pagesWithoutAnchor = pages.filter(({ ids }) => !ids.has(anchor));
  const files = [...new Set(pagesWithoutAnchor.map(({ file }) => file))].join(', ');
  const [first] = pagesWithoutAnchor;
  if (!first) return [];
  const isArticleLocale = pagesWithoutAnchor.some(({ locale }) => locale === articleLocale);
  const hint = isArticleLocale
    ? didYouMean(anchor, first.ids)
    : ', which is shown to readers whose language lacks this article; translate it, or remove the fragment';
  return [`broken link to ${quotedUrl(url)}: no such heading in ${files}${hint}`];
}

function checkInternalLink(
  url: string,
  articleLocale: LocaleCode,
  readers: readonly LocaleCode[],
  pages: Pages,
): string[] {
  const { index, anchorsOf } = pages;
  const [, path = '', , anchor = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(withLeadingSlash(url)) ?? [];
  const kinds = readers.map((reader) => articleLink(reader, path, index).kind);
  if (kinds.includes('broken')) return [`broken link to ${quotedUrl(url)}${suggestFix(path, pages)}`];
  if (anchor === '') return [];
  const targetLocales = readers
    .filter((_, i) => kinds[i] === 'link')
    .map((reader) => resolvedLocale(path, reader, index));
  const targets = [...new Set(targetLocales)].flatMap((locale) => anchorsOf(path, locale) ?? []);
  return checkAnchor(url, decodeSafely(anchor), articleLocale, targets);
}

/** Returns the issues of a link in the copy of a page, which is shown in one language. */
export function checkCopyLink(url: string, locale: LocaleCode, pages: Pages): string[] {
  if (!/^[a-z][a-z\d+.-]*:/i.test(url)) return checkInternalLink(url, locale, [locale], pages);
  const reason = checkAbsoluteUrl(url);
  return reason ? [reason] : [];
}

/** Findings for the links in an article, for all readers who are shown it. */
export function checkLinks(
  article: ParsedArticle,
  { links, ids }: Pick<ParsedArticleText, 'links'> & { ids: ReadonlySet<string> },
  pages: Pages,
): ContentIssue[] {
  const metadata = findArticle(pages.index, article.collection, article.id);
  const contentLocales = metadata?.locales ?? [article.locale];
  const readers = localeCodes.filter((reader) => shownLocale(contentLocales, reader) === article.locale);
  return links.flatMap(({ line, url }) => {
    const issue = (reason: string): ContentIssue => ({ line, field: 'text', reason });
    if (url === '') return [issue('a link has no URL; write one between ( and )')];
    if (url.startsWith('#')) {
      const anchor = decodeSafely(url.slice(1));
      if (anchor === '' || anchor === 'top' || ids.has(anchor)) return [];
      return [issue(`broken link to ${quotedUrl(url)}: no such heading in this article${didYouMean(anchor, ids)}`)];
    }
    if (url === localApiPath) return [];
    if (/^[a-z][a-z\d+.-]*:/i.test(url)) {
      const reason = checkAbsoluteUrl(url);
      return reason ? [issue(reason)] : [];
    }
    return checkInternalLink(url, article.locale, readers, pages).map(issue);
  });
}

/** The article file that defines the anchors of an article's page. */
export function articleFileAt(
  path: string,
  locale: LocaleCode,
  index: ContentIndex,
): { collection: string; id: string; locale: LocaleCode } | null {
  const match = matchRoute(path);
  const article = match && articleAt(match);
  const metadata = articleOf(path, index);
  return article && metadata ? { ...article, locale: shownLocale(metadata.locales, locale) } : null;
}
