import { readdirSync } from 'node:fs';
import path from 'node:path';
import { API, type APIOptions, type Checker, type Project } from 'typescript/unstable/sync';
import type { Node, SourceFile } from 'typescript/unstable/ast';

const root = process.cwd();
const folders = ['app', 'components', 'generated', 'lib', 'scripts', 'tests'];

/** Replacement texts of files, by path, to test that a check can fail. */
export type Changed = Readonly<Record<string, string>>;

/** The syntax trees of the project's files by path, from TypeScript's own parser. Close after use. */
export type Sources = { files: ReadonlyMap<string, SourceFile>; close: () => void };

/** Syntax trees with type information. */
export type TypedSources = Sources & { checker: Checker; project: Project };

/** Every TypeScript file of the project: top-level files, and files in the folders that contain code. */
export function sourceNames(): string[] {
  const isSource = (name: string) => /\.tsx?$/.test(name) && name !== 'next-env.d.ts';
  const inFolders = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  );
  return [...readdirSync('.'), ...inFolders].filter(isSource).sort();
}

function fileSystem(texts: ReadonlyMap<string, string>): APIOptions['fs'] {
  return { readFile: (name) => texts.get(name), fileExists: (name) => texts.has(name) || undefined };
}

const inRoot = (changed: Changed): [string, string][] =>
  Object.entries(changed).map(([name, text]) => [path.join(root, name), text]);

function open(config: string, names: readonly string[], texts: ReadonlyMap<string, string>): TypedSources {
  const api = new API({ cwd: root, ...(texts.size > 0 && { fs: fileSystem(texts) }) });
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)!;
  const files = new Map<string, SourceFile>();
  for (const name of names) {
    const file = project.program.getSourceFile(path.join(root, name));
    if (!file) throw new Error(`TypeScript does not include ${name}.`);
    files.set(name, file);
  }
  return { files, project, checker: project.checker, close: () => api.close() };
}

/**
 * Parses every file of the project without resolving imports, which takes less than a second.
 * @param changed may name files that do not exist
 */
export function openSources(changed: Changed = {}): Sources {
  const config = path.join(root, 'tsconfig.parse-only.json');
  const compilerOptions = { noResolve: true, noLib: true, types: [], jsx: 'preserve', module: 'esnext' };
  const names = [...new Set([...sourceNames(), ...Object.keys(changed)])];
  return open(
    config,
    names,
    new Map([...inRoot(changed), [config, JSON.stringify({ compilerOptions, files: names })]]),
  );
}

/** Opens the project with type information, which takes some seconds. */
export function openTypes(changed: Changed = {}): TypedSources {
  return open(path.join(root, 'tsconfig.json'), sourceNames(), new Map(inRoot(changed)));
}

/** Every node of a tree, parents before children. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  const children: Node[] = [];
  node.forEachChild((child) => {
    children.push(child);
  });
  for (const child of children) yield* nodesOf(child);
}
