import { readdirSync } from 'node:fs';
import path from 'node:path';
import { API } from 'typescript/unstable/sync';
import type { SourceFile } from 'typescript/unstable/ast';

const root = process.cwd();
const folders = ['app', 'components', 'generated', 'lib', 'scripts', 'tests'];

/** Every TypeScript file of the project, by its path: those at the top, and those in the folders that hold code. */
export function sourceNames(): string[] {
  const isSource = (name: string) => /\.tsx?$/.test(name) && name !== 'next-env.d.ts';
  const inFolders = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  );
  return [...readdirSync('.'), ...inFolders].filter(isSource).sort();
}

/** The trees of the project's files, by their paths, as TypeScript's own parser reads them; to be closed after use. */
export type Sources = { files: ReadonlyMap<string, SourceFile>; close: () => void };

/**
 * Parses every file of the project without looking at what it imports, which takes less than a second.
 * @param changed what files would hold instead, by their paths: for trying out whether a test can fail
 */
export function openSources(changed: Readonly<Record<string, string>> = {}): Sources {
  const names = sourceNames();
  const config = path.join(root, 'tsconfig.parse-only.json');
  const compilerOptions = { noResolve: true, noLib: true, types: [], jsx: 'preserve', module: 'esnext' };
  const texts = new Map([[config, JSON.stringify({ compilerOptions, files: names })]]);
  for (const [name, text] of Object.entries(changed)) texts.set(path.join(root, name), text);
  const api = new API({
    cwd: root,
    fs: { readFile: (name) => texts.get(name), fileExists: (name) => texts.has(name) || undefined },
  });
  const program = api.updateSnapshot({ openProjects: [config] }).getProject(config)!.program;
  const files = new Map(names.map((name) => [name, program.getSourceFile(path.join(root, name))!]));
  return { files, close: () => api.close() };
}
