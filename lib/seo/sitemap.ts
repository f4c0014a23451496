import { localeCodes, locales, type LocaleCode } from '@/lib/i18n/locales';
import { originOf } from '@/lib/i18n/origins';
import { contentIndex, type ArticleMetadata, type ContentIndex } from '@/lib/content/content-index';
import { allPaths, articleOf } from '@/lib/pages/all-paths';
import { alternatesOf, localeVariants, type LocaleVariant } from '@/lib/pages/locale-variants';
import { sitemapPath } from '@/lib/urls/non-page-paths';

/** Sitemaps (sitemaps.org 0.9 with xhtml:link alternates): one per language, split where it grows too large. */

/** Below the protocol's 50,000 addresses, and Baidu's 10 MB. */
export const sitemapLimits = { urls: 45_000, bytes: 10 * 1024 * 1024 };

const xml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const header =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
const footer = '</urlset>\n';

function link(hreflang: string, url: string): string {
  return `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${xml(url)}"/>\n`;
}

function entry(own: LocaleVariant, versions: readonly LocaleVariant[], facts: ArticleMetadata | undefined): string {
  const changed = facts && (facts.updated ?? facts.date);
  return (
    `  <url>\n    <loc>${xml(own.url)}</loc>\n` +
    // The date of a page that is no article is not known, and a wrong one would teach crawlers to ignore all.
    (changed ? `    <lastmod>${changed}</lastmod>\n` : '') +
    alternatesOf(versions)
      .map(({ hreflang, url }) => link(hreflang, url))
      .join('') +
    '  </url>\n'
  );
}

/** Groups entries so that no file passes a limit. */
export function splitEntries(entries: readonly string[], limits = sitemapLimits): string[][] {
  const parts: string[][] = [[]];
  let bytes = 0;
  for (const one of entries) {
    const size = Buffer.byteLength(one);
    const part = parts.at(-1)!;
    if (part.length > 0 && (part.length >= limits.urls || bytes + size > limits.bytes)) {
      parts.push([one]);
      bytes = size;
    } else {
      part.push(one);
      bytes += size;
    }
  }
  return parts;
}

/** A locale's sitemap of one index: large as it may be, one is kept at a time, for a build asks for its parts in a row. */
let made: { locale: LocaleCode; index: ContentIndex; files: string[] } | undefined;

/** The files of a locale's sitemap: its own canonical addresses, each with its versions in other languages. */
export function sitemapFiles(locale: LocaleCode, index: ContentIndex = contentIndex()): string[] {
  if (made?.locale !== locale || made.index !== index) made = { locale, index, files: makeFiles(locale, index) };
  return made.files;
}

function makeFiles(locale: LocaleCode, index: ContentIndex): string[] {
  const entries = allPaths(index).flatMap((path) => {
    const versions = localeVariants(path, index);
    const own = versions.find((version) => version.locale === locale);
    return own ? entry(own, versions, articleOf(path, index)) : [];
  });
  return splitEntries(entries).map((part) => header + part.join('') + footer);
}

/** The address of a file of a locale's sitemap: `/en-US-sitemap.xml`, `/en-US-sitemap-2.xml`. */
export function sitemapUrl(locale: LocaleCode, part: number): string {
  return originOf(locale) + sitemapPath(locale, part);
}

/** The index of sitemaps. @param only the locale of a host that speaks one alone, whose index lists only its own */
export function sitemapIndex(only: LocaleCode | null): string {
  const listed = only ? [only] : localeCodes;
  const entries = listed.flatMap((locale) =>
    sitemapFiles(locale).map((_, i) => `  <sitemap><loc>${xml(sitemapUrl(locale, i + 1))}</loc></sitemap>\n`),
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
  );
}

/** The locale whose sitemap is named by a language tag: `ru-RU` → ru. */
export function localeOfSitemap(language: string): LocaleCode | undefined {
  return locales.find((entry) => entry.language === language)?.code;
}
