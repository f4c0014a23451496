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

const parseAll = (files: Overrides): Sources =>
  new Map(Object.entries(files).map(([name, text]) => [name, parse(name, text)]));

let unchanged: Sources | undefined;

/**
 * Parses every file of the project, once per process, without resolving imports.
 * @param overrides may name files that do not exist
 */
export function readSources(overrides: Overrides = {}): Sources {
  unchanged ??= new Map(sourceNames().map((name) => [name, parse(name, readFileSync(name, 'utf8'))]));
  return new Map([...unchanged, ...parseAll(overrides)]);
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Every node of a tree, parents before children, in the order of the text. */
export function* walk(root: Node): Generator<Node> {
  // A stack, because nested generators take most of the time of these tests.
  const stack = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    yield node;
    const children = (Object.values(node) as unknown[]).flat().filter(isNode);
    stack.push(...children.toReversed());
  }
}

/** The text of a string, a part of a template, a key or the name of a property. */
export function textOf(node: Node): unknown {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'TemplateElement') return node.value.cooked;
  if (node.type === 'Property' && !node.computed && node.key.type === 'Identifier') return node.key.name;
  if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier')
    return node.property.name;
  return undefined;
}

/** The files to search, and in each the texts in which names of data may stand. */
function* textsIn(sources: Sources): Generator<[file: string, text: string]> {
  for (const [file, { program }] of sources) {
    if (/^(?:generated|tests)\//.test(file)) continue;
    for (const node of walk(program)) {
      const text = textOf(node);
      if (typeof text === 'string') yield [file, text];
    }
  }
}

let projectTexts: [file: string, text: string][] | undefined;

/**
 * Finds names of data in code: in strings, templates, keys and names of properties of files that are neither tests nor
 * generated.
 * @param find returns the name in a text, if it has one that the file may not have
 * @param examples files to search instead of those of the project, to test that names are found
 * @returns each file with each name once, with the path before it
 */
export function findMentions(find: (text: string, file: string) => string | undefined, examples?: Overrides): string[] {
  const texts = examples ? textsIn(parseAll(examples)) : (projectTexts ??= [...textsIn(readSources())]);
  const found = [...texts].flatMap(([file, text]) => {
    const name = find(text, file);
    return name === undefined ? [] : `${file}: ${name}`;
  });
  return [...new Set(found)];
}
