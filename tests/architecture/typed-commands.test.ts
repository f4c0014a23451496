import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** What documents have a person type into a shell. */

const documents = ['README.md', ...readdirSync('docs').map((name) => path.join('docs', name))].filter((name) =>
  name.endsWith('.md'),
);
const blocks = documents.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^( *)```(?:sh|bash)\n([\s\S]*?)^ *```$/gm)].map(([, indent, text], i) => ({
    name: `${file}, block ${i + 1}`,
    text: text!.replaceAll(new RegExp(`^${indent!}`, 'gm'), ''),
  })),
);
/** Parses without running anything. */
const faultsOf = (text: string) => spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' }).stderr;

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

describe('what is to be typed', () => {
  it.each(blocks)('in $name, is well formed', ({ text }) => {
    expect(faultsOf(text)).toBe('');
  });

  it('is found in every document that has some, and seen to be broken', () => {
    expect(blocks.filter(({ name }) => name.startsWith('docs/deploying.md')).length).toBeGreaterThan(6);
    expect(faultsOf('for port in 3000; do\n  echo "$port\ndone')).not.toBe('');
  });

  it('by npm is in docs/commands.md, every command once', () => {
    const rows = [...readFileSync('docs/commands.md', 'utf8').matchAll(/^\| `npm run ([\w:-]+)` /gm)].map(
      ([, name]) => name!,
    );
    // The two commands above the table, and what every build does first.
    const elsewhere = ['start', 'test', 'prepare', 'prepare:content'];
    expect([...rows, ...elsewhere].toSorted()).toEqual(Object.keys(scripts).toSorted());
  });

  it('by npm runs tools and files that are there', () => {
    for (const [name, line] of Object.entries(scripts)) {
      for (const part of line.split(' && ')) {
        const [tool, ...words] = part.replace(/^exec node --import /, '').split(' ');
        const file = tool!.startsWith('./') ? tool! : path.join('node_modules', '.bin', tool!);
        expect(existsSync(file), `${name}: ${tool}`).toBe(true);
        for (const word of words.filter((one) => one.endsWith('.ts'))) {
          expect(existsSync(word), `${name}: ${word}`).toBe(true);
        }
      }
    }
  });
});
