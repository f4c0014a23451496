import type { DataRow } from '@/lib/next-internals/dedupe-flight-data/flight-rows';

/**
 * The trees in a page's Flight data, as JSON: elements are `["$", type, key, props]`; other strings with `$` are
 * references to rows.
 */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Element = ['$', string, string | null, Record<string, Json>, ...Json[]];

/** Trees by row ID, and the rows that references may point to. */
export type Trees = { trees: Map<string, Json>; rows: Map<string, DataRow> };

export const isElement = (value: Json): value is Element =>
  Array.isArray(value) && value[0] === '$' && typeof value[1] === 'string';

/** `$L1d` and `$1d` refer to the row 1d; `$1d:props:children:0` to a part of it. */
const rowReference = /^\$L?([0-9a-f]+)$/;
const pathReference = /^\$([0-9a-f]+):(.+)$/;

/**
 * Resolves a reference to a row: its tree or text; undefined for code, promises and strings that are not references.
 */
export function resolveReference(reference: string, { trees, rows }: Trees): Json | undefined {
  const id = rowReference.exec(reference)?.[1];
  if (id === undefined) return undefined;
  const row = rows.get(id);
  return row?.tag === 'T' ? row.body : trees.get(id);
}

const elementFields: Readonly<Record<string, number>> = { type: 1, key: 2, props: 3 };

/** Resolves a reference to a part of a tree; undefined for other strings. */
function resolvePath(reference: string, context: Trees): Json | undefined {
  const [, id, path] = pathReference.exec(reference) ?? [];
  if (id === undefined) return undefined;
  let value = context.trees.get(id);
  for (const step of path!.split(':')) {
    if (typeof value === 'string') value = resolveReference(value, context) ?? resolvePath(value, context);
    if (value === undefined || typeof value !== 'object' || value === null) break;
    const name = isElement(value) ? (elementFields[step] ?? step) : step;
    value = (value as Record<string, Json>)[name];
  }
  if (value === undefined) throw new Error(`Unresolved Flight reference ${reference}.`);
  return typeof value === 'string' ? (resolvePath(value, context) ?? value) : value;
}

/** Inlines references to parts of other trees, so that each tree can be changed independently. */
function inlineReferences(value: Json, context: Trees): void {
  if (typeof value !== 'object' || value === null) return;
  const children = value as Record<string, Json>;
  for (const [key, child] of Object.entries(children)) {
    const resolved = typeof child === 'string' && child.startsWith('$') ? resolvePath(child, context) : undefined;
    if (resolved !== undefined) children[key] = structuredClone(resolved);
    inlineReferences(children[key] ?? null, context);
  }
}

/**
 * Parses the trees of a page's rows.
 * @throws Error for an unresolved reference
 */
export function parseTrees(list: readonly DataRow[]): Trees {
  const rows = new Map(list.map((row) => [row.id, row]));
  const trees = new Map(list.filter(({ tag }) => tag === '').map(({ id, body }) => [id, JSON.parse(body) as Json]));
  const context = { trees, rows };
  for (const tree of trees.values()) inlineReferences(tree, context);
  return context;
}
