import { contentIndex, type ContentIndex } from '@/lib/content/content-index';
import { editDistance } from '@/lib/text/levenshtein';
import { canonicalPath, linkPath, type PagePath } from '@/lib/i18n/locale-paths';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { allPaths } from '@/lib/pages/all-paths';
import { localeVariants } from '@/lib/pages/locale-variants';
import { normalizePath, repairPath } from '@/lib/request-routing/normalize-path';

/** Pages that the not-found page suggests for a path that does not exist. */

const maxSuggestions = 3;
const maxEdits = 2;
/** Shorter paths are the beginning of too many others, and one or two edits away from too many. */
const minLength = 4;

/** Paths of a language in order, each with the set of its characters as bits. */
type PathTable = { paths: PagePath[]; characterMasks: Int32Array };

function characterMask(path: string): number {
  let bits = 0;
  for (let i = 0; i < path.length; i++) bits |= 1 << (path.charCodeAt(i) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

const tables = new WeakMap<ContentIndex, Record<LocaleCode, PathTable>>();

function buildTables(index: ContentIndex): Record<LocaleCode, PathTable> {
  const pathsByLocale = Object.fromEntries(localeCodes.map((code) => [code, []])) as unknown as Record<
    LocaleCode,
    PagePath[]
  >;
  for (const path of allPaths(index).toSorted()) {
    for (const { locale } of localeVariants(path, index)) pathsByLocale[locale].push(path);
  }
  const entries = Object.entries(pathsByLocale).map(([code, paths]) => [
    code,
    { paths, characterMasks: Int32Array.from(paths, characterMask) },
  ]);
  return Object.fromEntries(entries) as Record<LocaleCode, PathTable>;
}

/** Builds the tables of an index; called at start, so that no request waits for it. */
export function getPathTables(index: ContentIndex = contentIndex()): Record<LocaleCode, PathTable> {
  const pathTables = tables.get(index) ?? buildTables(index);
  tables.set(index, pathTables);
  return pathTables;
}

/** Position of the first path that is not before the given one. */
function lowerBound(paths: readonly string[], path: string): number {
  let low = 0;
  let high = paths.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (paths[mid]! < path) low = mid + 1;
    else high = mid;
  }
  return low;
}

/** Removes the beginning and the end that two paths share, because most paths of a section share them. */
function differingParts(first: string, second: string): [string, string] {
  const length = Math.min(first.length, second.length);
  let prefix = 0;
  let suffix = 0;
  while (prefix < length && first[prefix] === second[prefix]) prefix++;
  while (suffix < length - prefix && first.at(-1 - suffix) === second.at(-1 - suffix)) suffix++;
  return [first.slice(prefix, first.length - suffix), second.slice(prefix, second.length - suffix)];
}

/**
 * Limit of the work for one path, in compared characters, which takes about half a millisecond: 50,000 paths that
 * differ by a number would take a second. Paths sorted near the requested one are compared first.
 */
const maxWork = 30_000;
/** The work of a comparison apart from its characters. */
const workPerPath = 100;

const sectionOf = (path: string) => path.split('/', 2)[1];

/**
 * Returns at most three pages of a language whose paths resemble a path without a page: in the same section first, those
 * that begin with the path, then those at most two edits away.
 */
export function similarPages(
  locale: LocaleCode,
  requested: PagePath,
  index: ContentIndex = contentIndex(),
): PagePath[] {
  if (requested.length < minLength) return [];
  const { paths, characterMasks } = getPathTables(index)[locale];
  const start = lowerBound(paths, requested);
  const prefixMatches = paths.slice(start, start + maxSuggestions).filter((path) => path.startsWith(requested));
  const candidates = prefixMatches.map((path) => ({ path, edits: 0 }));
  const requestedMask = characterMask(requested);
  let work = 0;
  /** Adds a path to the candidates if it is near enough. @returns the work of the comparison */
  const compare = (i: number): number => {
    const path = paths[i]!;
    // An edit adds or removes at most two characters of the set.
    if (Math.abs(path.length - requested.length) > maxEdits) return 0;
    if (countBits(characterMasks[i]! ^ requestedMask) > 2 * maxEdits) return 0;
    const [from, to] = differingParts(requested, path);
    const edits = editDistance(from, to, maxEdits);
    if (edits <= maxEdits && !prefixMatches.includes(path)) candidates.push({ path, edits });
    return workPerPath + from.length * to.length;
  };
  for (let i = start; i < paths.length && work < maxWork / 2; i++) work += compare(i);
  for (let i = start - 1; i >= 0 && work < maxWork; i--) work += compare(i);
  const rank = ({ path, edits }: (typeof candidates)[number]) =>
    (sectionOf(path) === sectionOf(requested) ? 0 : 10) + edits;
  return candidates
    .toSorted((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1))
    .slice(0, maxSuggestions)
    .map(({ path }) => path);
}

/** Paths of the suggested pages, with a language prefix if the requested path has one. */
export function suggestedPaths(locale: LocaleCode, requested: string, index?: ContentIndex): string[] {
  const { locale: prefix, path } = normalizePath(repairPath(requested).path);
  const toPath = prefix ? canonicalPath : linkPath;
  return similarPages(locale, path, index).map((page) => toPath(locale, page));
}
