import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Checks the shell commands in the documents. */

const documents = ['README.md', ...readdirSync('docs').map((name) => path.join('docs', name))].filter((name) =>
  name.endsWith('.md'),
);
const blocks = documents.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^( *)```(?:sh|bash)\n([\s\S]*?)^ *```$/gm)].map(([, indent, text], i) => ({
    name: `${file}, block ${i + 1}`,
    text: text!.replaceAll(new RegExp(`^${indent!}`, 'gm'), ''),
  })),
);
/** Checks the syntax without running anything. */
const syntaxErrors = (text: string) => spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' }).stderr;

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

it.each(blocks)('the commands in $name are valid shell syntax', ({ text }) => {
  expect(syntaxErrors(text)).toBe('');
});

it('code blocks are found in docs/deploying.md, and syntax errors are detected', () => {
  expect(blocks.filter(({ name }) => name.startsWith('docs/deploying.md')).length).toBeGreaterThan(6);
  expect(syntaxErrors('for port in 3000; do\n  echo "$port\ndone')).not.toBe('');
});

it('npm scripts run only existing tools and files', () => {
  for (const [name, line] of Object.entries(scripts)) {
    for (const part of line.split(' && ')) {
      const [tool, ...args] = part.replace(/^exec node --import |^[A-Z_]+=\S+ /, '').split(' ');
      // A shell builtin.
      if (tool === 'test') continue;
      const file = tool!.startsWith('./') ? tool! : path.join('node_modules', '.bin', tool!);
      expect(existsSync(file), `${name}: ${tool}`).toBe(true);
      for (const arg of args.filter((argument) => argument.endsWith('.ts'))) {
        expect(existsSync(arg), `${name}: ${arg}`).toBe(true);
      }
    }
  }
});
