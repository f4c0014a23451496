import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';

/** What a built page's head tells search engines. */
export type BuiltHead = {
  /** The page's file, for a person who looks for it. */
  file: string;
  canonical: string | undefined;
  isIndexable: boolean;
  /** Language tags and addresses, as they stand, so that one which stands twice is seen. */
  alternates: readonly (readonly [language: string, url: string])[];
};

/** The heads of all pages of a build, from their HTML. */
export function builtHeads(build: string): BuiltHead[] {
  const folder = path.join(build, 'server', 'app');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
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

/** What is wrong with one page's versions in other languages. */
function faultsOf(head: BuiltHead, standing: ReadonlyMap<string, BuiltHead>): string[] {
  const { canonical, alternates } = head;
  const urlOf = new Map(alternates);
  const versions = alternates.filter(([language]) => language !== 'x-default');
  const missing = versions.filter(([, url]) => !standing.has(url)).map(([, url]) => `${url} is not a page of its own`);
  const others = versions.flatMap(([, url]) => standing.get(url) ?? []);
  return [
    ...(urlOf.size === alternates.length ? [] : ['a language stands twice']),
    ...(versions.some(([, url]) => url === canonical) ? [] : ['does not list itself']),
    ...(urlOf.get('x-default') === (urlOf.get('en-US') ?? urlOf.get('zh-CN')) ? [] : ['x-default leads elsewhere']),
    ...missing,
    ...others.filter((other) => listOf(other) !== listOf(head)).map((other) => `${other.canonical} lists others`),
  ];
}

/**
 * What is wrong with the versions in other languages that pages name: each names itself, a default and all others, every one
 * of them is a built page that is canonical to itself and names the same. A page whose canonical address is another
 * page's, since it is not written in its language, names none.
 */
export function versionFaults(heads: readonly BuiltHead[]): string[] {
  const indexable = heads.filter(({ isIndexable, canonical }) => isIndexable && canonical);
  const own = indexable.filter(({ alternates }) => alternates.length > 0);
  const standing = new Map(own.map((head) => [head.canonical!, head]));
  const twice = own.filter((head) => standing.get(head.canonical!) !== head);
  const borrowing = indexable.filter(({ alternates }) => alternates.length === 0);
  return [
    ...own.flatMap((head) => faultsOf(head, standing).map((fault) => `${head.file}: ${fault}`)),
    ...twice.map(({ file, canonical }) => `${file}: ${canonical} is another page`),
    ...borrowing
      .filter(({ canonical }) => !standing.has(canonical!))
      .map(({ file, canonical }) => `${file}: ${canonical} is no page`),
  ];
}
