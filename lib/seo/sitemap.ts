import { languageTag, publishedCodes, type LocaleCode } from '@/lib/i18n/locales';
import { localeOrigin } from '@/lib/i18n/origins';
import { contentIndex, type ArticleMetadata, type ContentIndex } from '@/lib/content/content-index';
import { allPaths, articleOf } from '@/lib/pages/all-paths';
import { localeVariants, type LocaleVariant } from '@/lib/pages/locale-variants';
import { alternatesOf } from './hreflang';
import { lastModifiedHeader } from '@/lib/seo/last-modified';
import { xmlDeclaration } from '@/lib/seo/xml';
import { escapeHtml } from '@/lib/text/escape-html';
import { sitemapPath } from '@/lib/urls/sitemap-paths';

/** Sitemaps (sitemaps.org 0.9 with xhtml:link alternates): one per language, split if it gets too large. */

/** Limits per file, below the protocol's 50,000 URLs and Baidu's 10 MB. */
export const sitemapLimits = { urls: 45_000, bytes: 10 * 1024 * 1024 };

const header =
  xmlDeclaration +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
const footer = '</urlset>\n';

function link(hreflang: string, url: string): string {
  return `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(url)}"/>\n`;
}

function urlEntry(
  variant: LocaleVariant,
  variants: readonly LocaleVariant[],
  metadata: ArticleMetadata | undefined,
): string {
  const lastModified = metadata && (metadata.updated ?? metadata.date);
  return (
    `  <url>\n    <loc>${escapeHtml(variant.url)}</loc>\n` +
    // Only articles have a known date; wrong dates would make crawlers ignore all of them.
    (lastModified ? `    <lastmod>${lastModified}</lastmod>\n` : '') +
    alternatesOf(variants)
      .map(({ hreflang, url }) => link(hreflang, url))
      .join('') +
    '  </url>\n'
  );
}

/** Splits entries into files so that none exceeds a limit. */
export function splitEntries(entries: readonly string[], limits = sitemapLimits): string[][] {
  const parts: string[][] = [[]];
  let bytes = 0;
  for (const item of entries) {
    const size = Buffer.byteLength(item);
    const part = parts.at(-1)!;
    if (part.length > 0 && (part.length >= limits.urls || bytes + size > limits.bytes)) {
      parts.push([item]);
      bytes = size;
    } else {
      part.push(item);
      bytes += size;
    }
  }
  return parts;
}

/** The last generated sitemap. A single entry is enough, because a build requests all parts of a locale in a row. */
let cached: { locale: LocaleCode; index: ContentIndex; files: string[] } | undefined;

/** The files of a locale's sitemap: its canonical URLs, each with its versions in other languages. */
export function sitemapFiles(locale: LocaleCode, index: ContentIndex = contentIndex()): string[] {
  if (cached?.locale !== locale || cached.index !== index) cached = { locale, index, files: buildFiles(locale, index) };
  return cached.files;
}

function buildFiles(locale: LocaleCode, index: ContentIndex): string[] {
  const entries = allPaths(index).flatMap((path) => {
    const variants = localeVariants(path, index);
    const variant = variants.find((candidate) => candidate.locale === locale);
    return variant ? urlEntry(variant, variants, articleOf(path, index)) : [];
  });
  return splitEntries(entries).map((part) => header + part.join('') + footer);
}

/** Returns the `Last-Modified` header of a sitemap's file, or of an index of whole sitemaps. */
export function sitemapLastModified(listed: readonly LocaleCode[], part?: number): Record<string, string> {
  const files = listed.flatMap((locale) => sitemapFiles(locale).filter((_, i) => part === undefined || i === part - 1));
  return lastModifiedHeader(
    files.flatMap((file) => [...file.matchAll(/<lastmod>(.*?)</g)].map(([, date]) => ({ date: date! }))),
  );
}

/** The locales of a sitemap index. @param singleLocale as for `sitemapIndex` */
export const indexedLocales = (singleLocale: LocaleCode | null): readonly LocaleCode[] =>
  singleLocale ? [singleLocale] : publishedCodes;

/** The absolute URL of one file of a locale's sitemap. */
export function sitemapUrl(locale: LocaleCode, part: number): string {
  return localeOrigin(locale) + sitemapPath(locale, part);
}

/**
 * The sitemap index. @param singleLocale the locale of a single-language host, whose index lists only its own sitemap
 */
export function sitemapIndex(singleLocale: LocaleCode | null): string {
  const entries = indexedLocales(singleLocale).flatMap((locale) =>
    sitemapFiles(locale).map((_, i) => `  <sitemap><loc>${escapeHtml(sitemapUrl(locale, i + 1))}</loc></sitemap>\n`),
  );
  return (
    xmlDeclaration +
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
  );
}

/** The locale of a sitemap's language tag: `ru-RU` → ru. */
export function localeFromSitemap(language: string): LocaleCode | undefined {
  return publishedCodes.find((code) => languageTag(code) === language);
}
