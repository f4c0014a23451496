import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { settings } from '@/lib/config/setting-definitions';
import { missingNames } from './named-paths';

const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** The anchors that GitHub generates for a page's headings. */
const headingsOf = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map((match) =>
    match[1]!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

it.each(documents)('%s names only existing commands', (file) => {
  const commands = [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1]!);
  for (const command of commands) expect(manifest.scripts, command).toHaveProperty([command]);
});

it.each(documents)('%s names only existing files', (file) => {
  const text = readFileSync(file, 'utf8');
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1]!.replace(/\/$/, ''));
  expect(quoted.flatMap(missingNames)).toEqual([]);
});

it('code blocks of docs/deploying.md name only existing files and settings', () => {
  const blocks = [...readFileSync('docs/deploying.md', 'utf8').matchAll(/```sh\n([\s\S]*?)```/g)].map(
    ([, text]) => text!,
  );
  expect(blocks.length).toBeGreaterThan(5);
  expect(blocks.flatMap(missingNames)).toEqual([]);
  const set = blocks.flatMap((text) => [...text.matchAll(/^ *([A-Z][A-Z_]+)=/gm)].map((match) => match[1]!));
  expect(set.filter((name) => !(name in settings))).toEqual([]);
  expect(set).toContain('TRUST_PROXY');
});

it.each(documents)('%s links only to existing pages and headings', (file) => {
  // Samples of articles link to pages of the site.
  const text = readFileSync(file, 'utf8').replaceAll(/^```md\n[\s\S]*?^```/gm, '');
  for (const [, target] of text.matchAll(/\]\(([^):]+)\)/g)) {
    const [name, heading] = target!.split('#') as [string, string?];
    const page = name === '' ? file : path.join(path.dirname(file), name);
    expect(existsSync(page), target).toBe(true);
    if (heading !== undefined) expect(headingsOf(page), target).toContain(heading);
  }
});

it('docs/dependencies.md explains every dependency in one line, and no other', () => {
  const table = readFileSync('docs/dependencies.md', 'utf8');
  const firstColumn = [...table.matchAll(/^\|([^|]*)\|/gm)].map((match) => match[1]!).join();
  const explained = [...firstColumn.matchAll(/`([@\w/*.-]+)`/g)].map((match) => match[1]!);
  const used = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)];
  const isTypes = (name: string) => name.startsWith('@types/');
  expect(explained.filter((name) => name !== '@types/*').sort()).toEqual(used.filter((name) => !isTypes(name)).sort());
});

it('dependencies are pinned to exact versions', () => {
  for (const version of [...Object.values(manifest.dependencies), ...Object.values(manifest.devDependencies)]) {
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
  }
});
