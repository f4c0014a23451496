import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type Node, type Program } from 'oxc-parser';

const folders = ['app', 'components', 'generated', 'lib', 'scripts', 'tests'];

/** Replacement content of files, by path, to test that a check can fail. */
export type Overrides = Readonly<Record<string, string>>;

/** A file with its syntax tree and the text of its comments. */
export type Source = { text: string; program: Program; comments: readonly string[] };

/** The project's files by path. */
export type Sources = ReadonlyMap<string, Source>;

/** Every TypeScript file of the project: top-level files, and files in the folders that contain code. */
export function sourceNames(): string[] {
  const isSource = (name: string) => /\.tsx?$/.test(name) && name !== 'next-env.d.ts';
  const inFolders = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  );
  return [...readdirSync('.'), ...inFolders].filter(isSource).sort();
}

/** @throws Error for a syntax error */
function parse(file: string, text: string): Source {
  const { program, comments, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return { text, program, comments: comments.map(({ start, end }) => text.slice(start, end)) };
}

let unchanged: Sources | undefined;

/**
 * Parses every file of the project, once per process, without resolving imports.
 * @param overrides may name files that do not exist
 */
export function readSources(overrides: Overrides = {}): Sources {
  unchanged ??= new Map(sourceNames().map((name) => [name, parse(name, readFileSync(name, 'utf8'))]));
  return new Map([
    ...unchanged,
    ...Object.entries(overrides).map(([name, text]) => [name, parse(name, text)] as const),
  ]);
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Every node of a tree, parents before children. */
export function* walk(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node) as unknown[]) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(child)) yield* walk(child);
    }
  }
}

/** The text of a string, a part of a template, a key or the name of a property. */
function textOf(node: Node): unknown {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'TemplateElement') return node.value.cooked;
  if (node.type === 'Property' && !node.computed && node.key.type === 'Identifier') return node.key.name;
  if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier')
    return node.property.name;
  return undefined;
}

/**
 * Finds names of data in code: in strings, templates, keys and names of properties of files that are neither tests nor
 * generated.
 * @param find returns the name in a text, if it has one that the file may not have
 * @param overrides files to search instead of those of the project, to test that names are found
 * @returns each file with each name once, with the path before it
 */
export function findMentions(
  find: (text: string, file: string) => string | undefined,
  overrides?: Overrides,
): string[] {
  const found = [...readSources(overrides)]
    .filter(([file]) => !/^(?:generated|tests)\//.test(file))
    .flatMap(([file, { program }]) =>
      [...walk(program)].flatMap((node) => {
        const text = textOf(node);
        const name = typeof text === 'string' ? find(text, file) : undefined;
        return name === undefined ? [] : `${file}: ${name}`;
      }),
    );
  return [...new Set(found)];
}
