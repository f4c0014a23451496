import { contentIndex, type ContentIndex } from '@/lib/content/content-index';
import { editDistance } from '@/lib/config/levenshtein';
import { fixedPath, linkPath, type PagePath } from '@/lib/i18n/locale-paths';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { allPaths } from '@/lib/pages/all-paths';
import { localeVariants } from '@/lib/pages/locale-variants';
import { mendPath } from '@/lib/request-routing/mend-path';
import { normalizePath } from '@/lib/request-routing/normalize-path';

/** Pages that the not-found page proposes for a path that is not one. */

const maxProposals = 3;
const maxEdits = 2;
/** Shorter paths are the beginning of too many others, and one or two edits away from too many. */
const minLength = 4;

/** Paths of a language in order, each with the set of its characters as bits. */
type PathTable = { paths: PagePath[]; characters: Int32Array };

function charactersOf(path: string): number {
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
  const pathsOf = Object.fromEntries(localeCodes.map((code) => [code, []])) as unknown as Record<
    LocaleCode,
    PagePath[]
  >;
  for (const path of allPaths(index).toSorted()) {
    for (const { locale } of localeVariants(path, index)) pathsOf[locale].push(path);
  }
  const entries = Object.entries(pathsOf).map(([code, paths]) => [
    code,
    { paths, characters: Int32Array.from(paths, charactersOf) },
  ]);
  return Object.fromEntries(entries) as Record<LocaleCode, PathTable>;
}

/** Builds the tables of an index; called at start, so that no request waits for it. */
export function nearestPageTables(index: ContentIndex = contentIndex()): Record<LocaleCode, PathTable> {
  const known = tables.get(index) ?? buildTables(index);
  tables.set(index, known);
  return known;
}

/** Position of the first path that is not before the given one. */
function lowerBound(paths: readonly string[], path: string): number {
  let [low, high] = [0, paths.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (paths[middle]! < path) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Length of the beginning that two paths share. Distances are computed without it, because most of a section share it. */
function sharedLength(one: string, other: string): number {
  let i = 0;
  while (i < one.length && one[i] === other[i]) i++;
  return i;
}

const sectionOf = (path: string) => path.split('/', 2)[1];

/**
 * Returns at most three pages of a language whose paths resemble a path without a page: in the same section first, those
 * that begin with the path, then those at most two edits away.
 */
export function nearestPages(
  locale: LocaleCode,
  requested: PagePath,
  index: ContentIndex = contentIndex(),
): PagePath[] {
  if (requested.length < minLength) return [];
  const { paths, characters } = nearestPageTables(index)[locale];
  const start = lowerBound(paths, requested);
  const longer = paths.slice(start, start + maxProposals).filter((path) => path.startsWith(requested));
  const found = longer.map((path) => ({ path, edits: 0 }));
  const requestedCharacters = charactersOf(requested);
  for (let i = 0; i < paths.length; i++) {
    const path = paths[i]!;
    // An edit adds or removes at most two characters of the set.
    if (Math.abs(path.length - requested.length) > maxEdits) continue;
    if (countBits(characters[i]! ^ requestedCharacters) > 2 * maxEdits) continue;
    const shared = sharedLength(requested, path);
    const edits = editDistance(requested.slice(shared), path.slice(shared), maxEdits);
    if (edits <= maxEdits && !longer.includes(path)) found.push({ path, edits });
  }
  const rank = ({ path, edits }: (typeof found)[number]) => (sectionOf(path) === sectionOf(requested) ? 0 : 10) + edits;
  return found
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, maxProposals)
    .map(({ path }) => path);
}

/** The addresses to propose for a path as requested, of the kind it was requested by. */
export function nearestAddresses(locale: LocaleCode, requested: string, index?: ContentIndex): string[] {
  const { locale: prefix, path } = normalizePath(mendPath(requested).path);
  const addressOf = prefix ? fixedPath : linkPath;
  return nearestPages(locale, path, index).map((page) => addressOf(locale, page));
}
