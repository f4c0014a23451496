import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { namespaces } from '@/lib/content/interface-words';

const documents = ['README.md', ...readdirSync('docs').map((name) => path.join('docs', name))];
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** Folders and files that exist only after a build, or stand for many. */
const notInTree = /^(?:generated\/|\.next|\.env$|messages\/\{locale\}|messages\/en\/blog\/\{id\}|node_modules)/;
const looksLikePath =
  /^(?:\.ci|app|components|docs|lib|messages|scripts|tests)(?:\/[\w.[\]{}-]+)*$|^[\w.-]+\.(?:ts|json|md)$/;

describe('the documents', () => {
  it.each(documents)('%s names only commands that exist', (file) => {
    const commands = [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:]+)/g)].map((match) => match[1]!);
    for (const command of commands) expect(manifest.scripts, command).toHaveProperty([command]);
  });

  it.each(documents)('%s names only files that exist', (file) => {
    const text = readFileSync(file, 'utf8');
    const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1]!.replace(/\/$/, ''));
    const paths = quoted.filter((name) => looksLikePath.test(name) && !notInTree.test(name));
    const perLanguage = new Set(['glossary.md', ...namespaces.map((name) => `${name}.json`)]);
    for (const name of paths.filter((one) => !perLanguage.has(one))) expect(existsSync(name), name).toBe(true);
    for (const match of text.matchAll(/\]\(([^)#:]+)\)/g)) {
      expect(existsSync(path.join(path.dirname(file), match[1]!)), match[1]).toBe(true);
    }
  });

  it('the README explains every dependency in one line, and no other', () => {
    const table = readFileSync('README.md', 'utf8').split('## Dependencies')[1]!;
    const firstColumn = [...table.matchAll(/^\|([^|]*)\|/gm)].map((match) => match[1]!).join();
    const explained = [...firstColumn.matchAll(/`([@\w/*.-]+)`/g)].map((match) => match[1]!);
    const used = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)];
    const isTypes = (name: string) => name.startsWith('@types/');
    expect(explained.filter((name) => name !== '@types/*').sort()).toEqual(
      used.filter((name) => !isTypes(name)).sort(),
    );
  });

  it('dependencies are pinned to exact versions', () => {
    for (const version of [...Object.values(manifest.dependencies), ...Object.values(manifest.devDependencies)]) {
      expect(version).toMatch(/^\d+\.\d+\.\d+/);
    }
  });
});
