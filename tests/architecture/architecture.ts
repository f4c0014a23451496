import { readFileSync } from 'node:fs';

/** The tables of docs/architecture.md, read as data. */

/** A room of the house and the rooms it may know; `lib` and `components` stand for all of their rooms. */
export type Module = { name: string; mayKnow: string[] };

const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]!);

/** The rows of the table whose first column has this heading, as cells. */
function rowsUnder(page: string, heading: string): string[][] {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => line.split('|')[1]?.trim() === heading);
  if (start < 0) throw new Error(`docs/architecture.md has no table with the column "${heading}".`);
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  return lines.slice(start + 2, start + length).map((line) => line.split('|').slice(1, -1));
}

const page = readFileSync('docs/architecture.md', 'utf8');

/** The rooms in the table's order, lowest first. */
export const modules: readonly Module[] = rowsUnder(page, 'module').map(([name, , mayImport]) => ({
  name: quoted(name!)[0]!,
  mayKnow: quoted(mayImport!),
}));

/** What stands at the top of the project without being a room, and has its reason in the second table. */
export const topEntries: readonly string[] = rowsUnder(page, 'file or folder').flatMap(([name]) => quoted(name!));

/** The room of a file, by its path: in lib and components a folder, elsewhere a folder or file at the top. */
export function moduleOf(file: string): string {
  const [first, second] = file.split('/') as [string, ...string[]];
  return second && (first === 'lib' || first === 'components') ? `${first}/${second}` : first;
}

/** True when the table lets one room know another. */
export function mayKnow(from: string, to: string): boolean {
  const known = modules.find(({ name }) => name === from)?.mayKnow ?? [];
  return known.includes(to) || known.includes(to.split('/')[0]!);
}
