import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import { localeCodes } from '@/lib/i18n/locales';
import { canonicalInternalLocale } from '@/lib/i18n/origins';

/** Metadata for search engines in the head of a built page. */
export type BuiltHead = {
  /** The page's file, for error messages. */
  file: string;
  canonical: string | undefined;
  isIndexable: boolean;
  /** Language tags and URLs in document order, so that duplicates are detected. */
  alternates: readonly (readonly [language: string, url: string])[];
};

const canonicalFolders = new Set<string>(localeCodes.map(canonicalInternalLocale));

/** Parses the heads of all pages of a build that have canonical URLs: not of Chinese pages without a prefix. */
export function builtHeads(build: string): BuiltHead[] {
  const folder = path.join(build, 'server', 'app');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') && canonicalFolders.has(name.slice(0, -'.html'.length).split(path.sep)[0]!),
  );
  return files.map((file) => {
    const html = readFileSync(path.join(folder, file), 'utf8');
    const $ = cheerio.load(html.slice(0, html.indexOf('</head>')));
    return {
      file,
      canonical: $('link[rel=canonical]').attr('href'),
      isIndexable: !$('meta[name=robots]').attr('content')?.includes('noindex'),
      alternates: $('link[rel=alternate][hreflang]')
        .toArray()
        .map((link) => [$(link).attr('hreflang') ?? '', $(link).attr('href') ?? ''] as const),
    };
  });
}

const listOf = ({ alternates }: BuiltHead) =>
  alternates
    .map((pair) => pair.join(' '))
    .toSorted()
    .join('\n');

/** Finds the issues with one page's hreflang alternates. */
function issuesOf(head: BuiltHead, canonicalPages: ReadonlyMap<string, BuiltHead>): string[] {
  const { canonical, alternates } = head;
  const urlOf = new Map(alternates);
  const versions = alternates.filter(([language]) => language !== 'x-default');
  const missing = versions
    .filter(([, url]) => !canonicalPages.has(url))
    .map(([, url]) => `${url} is not a canonical page`);
  const others = versions.flatMap(([, url]) => canonicalPages.get(url) ?? []);
  return [
    ...(urlOf.size === alternates.length ? [] : ['duplicate language']),
    ...(versions.some(([, url]) => url === canonical) ? [] : ['does not list itself']),
    ...(urlOf.get('x-default') === (urlOf.get('en-US') ?? urlOf.get('zh-CN')) ? [] : ['wrong x-default']),
    ...missing,
    ...others
      .filter((other) => listOf(other) !== listOf(head))
      .map((other) => `${other.canonical} lists other alternates`),
  ];
}

/**
 * Finds the issues with hreflang alternates: each page must list itself, a default and all others, and every alternate
 * must be a built page that is canonical and lists the same. A page whose canonical URL is another page, because it is
 * not translated, lists none.
 */
export function hreflangIssues(heads: readonly BuiltHead[]): string[] {
  const indexable = heads.filter(({ isIndexable, canonical }) => isIndexable && canonical);
  const headsWithAlternates = indexable.filter(({ alternates }) => alternates.length > 0);
  const canonicalPages = new Map(headsWithAlternates.map((head) => [head.canonical!, head]));
  const duplicates = headsWithAlternates.filter((head) => canonicalPages.get(head.canonical!) !== head);
  const untranslated = indexable.filter(({ alternates }) => alternates.length === 0);
  return [
    ...headsWithAlternates.flatMap((head) => issuesOf(head, canonicalPages).map((issue) => `${head.file}: ${issue}`)),
    ...duplicates.map(({ file, canonical }) => `${file}: ${canonical} belongs to another page`),
    ...untranslated
      .filter(({ canonical }) => !canonicalPages.has(canonical!))
      .map(({ file, canonical }) => `${file}: ${canonical} is not a page`),
  ];
}
