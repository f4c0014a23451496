import path from 'node:path';
import { API, type APIOptions, type Checker, type Project } from 'typescript/unstable/sync';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import { sourceNames, type Overrides } from './sources';

/**
 * Syntax trees with type information, for the few checks that ask the compiler which strings a type allows. This
 * interface of TypeScript 7 is not stable; all other checks use sources.ts.
 */
export type TypedSources = {
  files: ReadonlyMap<string, SourceFile>;
  checker: Checker;
  project: Project;
  close: () => void;
};

const root = process.cwd();

function fileSystem(texts: ReadonlyMap<string, string>): APIOptions['fs'] {
  return { readFile: (name) => texts.get(name), fileExists: (name) => texts.has(name) || undefined };
}

/** Opens the project with type information, which takes some seconds. Close after use. */
export function openTypes(overrides: Overrides): TypedSources {
  const texts = new Map(Object.entries(overrides).map(([name, text]) => [path.join(root, name), text]));
  const config = path.join(root, 'tsconfig.json');
  const api = new API({ cwd: root, fs: fileSystem(texts) });
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)!;
  const files = new Map<string, SourceFile>();
  for (const name of sourceNames()) {
    const file = project.program.getSourceFile(path.join(root, name));
    if (!file) throw new Error(`TypeScript does not include ${name}.`);
    files.set(name, file);
  }
  return { files, project, checker: project.checker, close: () => api.close() };
}

/** Every node of a tree, parents before children. */
export function* typedNodesOf(node: Node): Generator<Node> {
  yield node;
  const children: Node[] = [];
  node.forEachChild((child) => {
    children.push(child);
  });
  for (const child of children) yield* typedNodesOf(child);
}
