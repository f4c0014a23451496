import { findArticle, shownLocale } from '@/lib/content/article-lists';
import type { ReadArticle } from '@/lib/content/build-index';
import type { ArticleText } from '@/lib/content/check/article-text';
import type { ContentIndex } from '@/lib/content/content-index';
import { didYouMean } from '@/lib/content/did-you-mean';
import { localApiAddress } from '@/lib/content/reference/local-api';
import { quoted, type Finding } from '@/lib/content/diagnostic';
import { defaultLocale, localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/paths';
import { allPaths, articleOf } from '@/lib/pages/all-paths';
import { articleLink } from '@/lib/pages/article-link';
import { servedLocales } from '@/lib/pages/locale-variants';
import { articleAt } from '@/lib/urls/article-path';
import { withLeadingSlash } from '@/lib/urls/link-kind';
import { matchRoute } from '@/lib/urls/match';

/** Where the links of an article lead those who are shown it. */

/** The places on a page, and the file in which they stand. */
export type Places = { file: string; locale: LocaleCode; ids: ReadonlySet<string> };

/** What is known of all pages: which there are, and the places on each. */
export type Pages = {
  /** What visitors are shown, or everything for an article that they are not shown either. */
  index: ContentIndex;
  everything: ContentIndex;
  /** The places on a page in a language; null where they are not known. */
  placesOn: (path: string, locale: LocaleCode) => Places | null;
};

const shown = (address: string) => `"${address.length > 80 ? `${address.slice(0, 80)}…` : address}"`;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What to write instead of a path that is no page's. */
function advice(path: string, { index, everything }: Pages): string {
  if (servedLocales(path, everything).length > 0) return ' that visitors are shown: it is a draft, or not due yet';
  if (path.startsWith('//')) return '; write https: before the name of another site';
  const { locale, path: own } = splitLocale(path);
  if (locale) return `; write it without the language: ${shown(own)}`;
  const bare = decoded(path)
    .replace(/(?:\.html?|\.md|\/)$/, '')
    .toLowerCase();
  const paths = allPaths(index);
  const plain = paths.find((one) => one === bare);
  return plain ? `; did you mean “${plain}”?` : didYouMean(path, paths);
}

/** Addresses that lead away from the site, or tell a program to do something. */
function foreignFault(address: string): string | null {
  if (/^https?:/i.test(address)) return URL.canParse(address) ? null : `${quoted(address)} is no whole address`;
  if (/^mailto:/i.test(address)) {
    return /[@?]/.test(address) ? null : `${quoted(address)} names no mailbox; write mailto:name@example.com`;
  }
  return `the link to ${shown(address)} leads to no page; it can begin with https:, http:, mailto: or /`;
}

/** The locale whose page a reader is led to: their own, or the default one's. */
const ledTo = (path: string, reader: LocaleCode, index: ContentIndex): LocaleCode =>
  servedLocales(path, index).includes(reader) ? reader : defaultLocale;

function placeFaults(address: string, place: string, own: LocaleCode, pages: readonly Places[]): string[] {
  const lacking = pages.filter(({ ids }) => !ids.has(place));
  const files = [...new Set(lacking.map(({ file }) => file))].join(', ');
  const [first] = lacking;
  if (!first) return [];
  const isOwn = lacking.some(({ locale }) => locale === own);
  const hint = isOwn
    ? didYouMean(place, first.ids)
    : ', where readers whose language lacks this article are led; translate it, or take the # and what follows away';
  return [`the link to ${shown(address)} leads to no heading of ${files}${hint}`];
}

function innerFaults(address: string, own: LocaleCode, readers: readonly LocaleCode[], pages: Pages): string[] {
  const { index, placesOn } = pages;
  const [, path = '', , place = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(withLeadingSlash(address)) ?? [];
  const kinds = readers.map((reader) => articleLink(reader, path, index).kind);
  if (kinds.includes('broken')) return [`the link to ${shown(address)} leads to no page${advice(path, pages)}`];
  if (place === '') return [];
  const led = readers.filter((_, i) => kinds[i] === 'link').map((reader) => ledTo(path, reader, index));
  const found = [...new Set(led)].flatMap((locale) => placesOn(path, locale) ?? []);
  return placeFaults(address, decoded(place), own, found);
}

/** Faults of the links in an article, for all readers who are shown it. */
export function checkLinks(article: ReadArticle, { links, ids }: ArticleText, pages: Pages): Finding[] {
  const facts = findArticle(pages.index, article.collection, article.id);
  const written = facts?.locales ?? [article.locale];
  const readers = localeCodes.filter((reader) => shownLocale(written, reader) === article.locale);
  return links.flatMap(({ line, address }) => {
    const fault = (reason: string): Finding => ({ line, field: 'text', reason });
    if (address === '') return [fault('a link has no address; write one between ( and )')];
    if (address.startsWith('#')) {
      const place = decoded(address.slice(1));
      if (place === '' || place === 'top' || ids.has(place)) return [];
      return [fault(`the link to ${shown(address)} leads to no heading of this article${didYouMean(place, ids)}`)];
    }
    if (address === localApiAddress) return [];
    if (/^[a-z][a-z\d+.-]*:/i.test(address)) {
      const reason = foreignFault(address);
      return reason ? [fault(reason)] : [];
    }
    return innerFaults(address, article.locale, readers, pages).map(fault);
  });
}

/** The file in which the places of an article's page stand. */
export function articleFileAt(
  path: string,
  locale: LocaleCode,
  index: ContentIndex,
): { collection: string; id: string; locale: LocaleCode } | null {
  const match = matchRoute(path);
  const article = match && articleAt(match);
  const facts = articleOf(path, index);
  return article && facts ? { ...article, locale: shownLocale(facts.locales, locale) } : null;
}
