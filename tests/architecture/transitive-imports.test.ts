import { builtinModules } from 'node:module';
import { expect, it } from 'vitest';
import { importsIn } from './imports';
import { transitiveImports } from './transitive-imports';
import { readSources, type Overrides, type Source } from './sources';

/** Checks transitive imports against the rules of docs/architecture.md. */

const isNodeModule = (target: string) => target.startsWith('node:') || builtinModules.includes(target);
const isServerModule = (target: string) =>
  /^lib\/(?:api\/|config\/(?:site|schemas|networks)$)/.test(target) || target === 'server-only';

/** Which files may not reach which modules, even through others. */
const rules = {
  /** Files that are sent to browsers. */
  client: {
    isEntry: (_: string, { text }: Source) => /^['"]use client['"]/.test(text),
    isForbidden: (target: string) => isNodeModule(target) || isServerModule(target),
  },
  /** Modules whose rules are unit-tested without a framework. */
  withoutFramework: {
    isEntry: (file: string) => /^lib\/(?:request-routing|i18n|content)\//.test(file),
    isForbidden: (target: string) => /^(?:react|react-dom|next|next-intl)(?:\/|$)/.test(target),
  },
  /** Components that are also rendered outside the site. */
  ui: {
    isEntry: (file: string) => file.startsWith('components/ui/'),
    isForbidden: (target: string) => /^(?:next|next-intl)(?:\/|$)|^(?:lib|app)\//.test(target),
  },
};

/** Forbidden imports, each with its path; `files` are added to the project. */
function violationsOf({ isEntry, isForbidden }: (typeof rules)[keyof typeof rules], files: Overrides = {}): string[] {
  const sources = readSources(files);
  const entries = [...sources].filter(([file, source]) => isEntry(file, source)).map(([file]) => file);
  return transitiveImports(entries, importsIn(sources))
    .filter(({ target }) => isForbidden(target))
    .map(({ target, path }) => `${path.join(' → ')} → ${target}`);
}

/** Each line in its own file, and one file that imports them all. */
function importChain(entry: string, lines: readonly string[]): Overrides {
  const files = lines.map((line, i) => [`lib/contract/example-${i}.ts`, line] as const);
  const imports = files.map((_, i) => `import '@/lib/contract/example-${i}';`).join('\n');
  return { ...Object.fromEntries(files), [entry]: `'use client';\n${imports}` };
}

const pathsFrom = (entry: string, targets: readonly string[]) =>
  targets.map((target, i) => `${entry} → lib/contract/example-${i}.ts → ${target}`);

it.each([
  ['client bundles reach no server settings, Node.js modules or back-end code', rules.client],
  ['routing, i18n and content rules do not depend on React or Next.js', rules.withoutFramework],
  ['components/ui depends on neither Next.js nor the site', rules.ui],
])('%s', (_title, rule) => {
  expect(violationsOf(rule)).toEqual([]);
});

it('forbidden transitive imports are detected in client bundles', () => {
  const violations = {
    'lib/config/site': `import { site } from '@/lib/config/site';`,
    'lib/config/schemas': `export * from '../config/schemas';`,
    'lib/config/networks': `import * as own from '@/lib/config/networks';`,
    'node:fs': `import { readFileSync } from 'node:fs';`,
    path: `export const late = () => import('path');`,
    'lib/api/start': `export const late = () => import('../api/start');`,
  };
  const entry = 'components/deferred/example.tsx';
  const found = violationsOf(rules.client, importChain(entry, Object.values(violations)));
  expect(found).toEqual(expect.arrayContaining(pathsFrom(entry, Object.keys(violations))));
});

it('client code may import any type, and constants shared with the server', () => {
  const allowed = [
    `import type { Site } from '@/lib/config/site';`,
    `import { type Dirent } from 'node:fs';`,
    `import { bodyLimit } from '@/lib/config/body-limit';`,
  ];
  expect(violationsOf(rules.client, importChain('components/deferred/example.tsx', allowed))).toEqual([]);
});

it.each(['lib/request-routing', 'lib/i18n', 'lib/content'])(
  'a transitive dependency of %s on React or Next.js is detected',
  (module) => {
    const violations = {
      react: `import { cache } from 'react';`,
      'next/headers': `import { headers } from 'next/headers';`,
      'next-intl/server': `export const late = () => import('next-intl/server');`,
    };
    const entry = `${module}/example.ts`;
    const found = violationsOf(rules.withoutFramework, importChain(entry, Object.values(violations)));
    expect(found).toEqual(pathsFrom(entry, Object.keys(violations)));
  },
);

it.each([
  [`import Link from 'next/link';`, 'next/link'],
  [`import { locales } from '../../lib/i18n/locales';`, 'lib/i18n/locales'],
  [`export const late = () => import('@/app/manifest');`, 'app/manifest'],
])('a forbidden dependency of components/ui is detected: %s', (line, target) => {
  const file = 'components/ui/example.tsx';
  expect(violationsOf(rules.ui, { [file]: line })).toContain(`${file} → ${target}`);
});
