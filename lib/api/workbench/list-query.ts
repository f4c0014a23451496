/** Parts of the queries of long lists; what a query cannot be is left out. */

/** Nobody turns more pages, and an offset has to be a small number. */
const maxPage = 10_000;

type Search = Pick<URLSearchParams, 'get'>;

export const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** Reads a text without NUL, which PostgreSQL does not store. @param max characters */
export const readText = (search: Search, name: string, max: number): string =>
  (search.get(name) ?? '').replaceAll('\0', '').trim().slice(0, max);

/** Reads the number of a page, which counts from 1. */
export function readPage(search: Search): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 && page <= maxPage ? page : 1;
}

/** Returns the search of an address, with its question mark; empty without parameters. */
export function toSearch(parameters: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(parameters);
  return search.size === 0 ? '' : `?${String(search)}`;
}
