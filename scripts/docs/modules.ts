import { readFileSync } from 'node:fs';

/** Reads the tables of docs/architecture.md as data, and draws the modules as a graph. */

/** A module and the modules it may import; `lib` and `components` include all of their modules. */
export type Module = { name: string; mayImport: string[] };

const codeSpans = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]!);

/** The rows of the table whose first column has this heading, as cells. */
function tableRows(page: string, heading: string): string[][] {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => line.split('|')[1]?.trim() === heading);
  if (start < 0) throw new Error(`docs/architecture.md has no table with the column "${heading}".`);
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  return lines.slice(start + 2, start + length).map((line) => line.split('|').slice(1, -1));
}

const page = readFileSync('docs/architecture.md', 'utf8');

/** The modules in the table's order, lowest first. */
export const modules: readonly Module[] = tableRows(page, 'module').map(([name, , allowed]) => ({
  name: codeSpans(name!)[0]!,
  mayImport: codeSpans(allowed!),
}));

/** Top-level entries that are not modules; each has its reason in the second table. */
export const topEntries: readonly string[] = tableRows(page, 'file or directory').flatMap(([name]) => codeSpans(name!));

/** The module of a file: in lib and components a folder, elsewhere a top-level folder or file. */
export function moduleOf(file: string): string {
  const [first, second] = file.split('/') as [string, ...string[]];
  return second && (first === 'lib' || first === 'components') ? `${first}/${second}` : first;
}

/** Whether the table allows an import from one module to another. */
export function mayImport(from: string, to: string): boolean {
  const allowed = modules.find(({ name }) => name === from)?.mayImport ?? [];
  return allowed.includes(to) || allowed.includes(to.split('/')[0]!);
}

const modulesIn = (top: string) => modules.map(({ name }) => name).filter((name) => name.startsWith(`${top}/`));

/** The modules that each module may import, without those that it also reaches through another one. */
function reducedImports(): ReadonlyMap<string, readonly string[]> {
  const reachable = new Map<string, ReadonlySet<string>>();
  const reduced = new Map<string, readonly string[]>();
  // The table is in bottom-up order, so a module's imports have been visited before it.
  for (const { name, mayImport: allowed } of modules) {
    const targets = allowed.flatMap((name) => (modulesIn(name).length > 0 ? modulesIn(name) : [name]));
    const indirect = new Set(targets.flatMap((to) => [...(reachable.get(to) ?? [])]));
    reachable.set(name, new Set([...targets, ...indirect]));
    reduced.set(
      name,
      targets.filter((to) => !indirect.has(to)),
    );
  }
  return reduced;
}

/** Draws the modules as a Mermaid graph; arrows lead to the imported modules. */
export function moduleGraph(): string {
  const id = (name: string) => name.replaceAll(/\W/g, '_');
  const isGrouped = (name: string) => name.includes('/');
  const groups = ['lib', 'components'].flatMap((top) => [
    `  subgraph ${top}`,
    ...modulesIn(top).map((name) => `    ${id(name)}["${name.slice(top.length + 1)}"]`),
    '  end',
  ]);
  const others = modules.filter(({ name }) => !isGrouped(name)).map(({ name }) => `  ${id(name)}["${name}"]`);
  const edges = [...reducedImports()]
    .filter(([, targets]) => targets.length > 0)
    .map(([name, targets]) => `  ${id(name)} --> ${targets.map(id).join(' & ')}`);
  return ['```mermaid', 'flowchart BT', ...groups, ...others, ...edges, '```'].join('\n');
}
