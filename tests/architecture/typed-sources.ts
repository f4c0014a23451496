import path from 'node:path';
import { Project, type ts } from 'ts-morph';
import { sourceNames, type Overrides } from './sources';

/** Syntax trees with type information, for the few checks that ask the compiler which strings a type allows. */
export type TypedSources = {
  files: ReadonlyMap<string, ts.SourceFile>;
  checker: ts.TypeChecker;
  program: ts.Program;
};

/** Opens the project with type information, which takes some seconds. */
export function openTypes(overrides: Overrides): TypedSources {
  const project = new Project({ tsConfigFilePath: 'tsconfig.json' });
  for (const [name, text] of Object.entries(overrides)) project.createSourceFile(name, text, { overwrite: true });
  const program = project.getProgram().compilerObject;
  const files = new Map<string, ts.SourceFile>();
  for (const name of sourceNames()) {
    const file = program.getSourceFile(path.resolve(name));
    if (!file) throw new Error(`TypeScript does not include ${name}.`);
    files.set(name, file);
  }
  return { files, program, checker: program.getTypeChecker() };
}

/** Every node of a tree, parents before children. */
export function* typedNodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  node.forEachChild((child) => {
    children.push(child);
  });
  for (const child of children) yield* typedNodesOf(child);
}
