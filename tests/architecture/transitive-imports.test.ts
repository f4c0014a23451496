import { builtinModules } from 'node:module';
import { describe, expect, it } from 'vitest';
import { importsIn } from './imports';
import { transitiveImports } from './transitive-imports';
import { readSources, type Sources } from './sources';

/** Checks transitive imports against the rules of docs/architecture.md. */

const isNodeModule = (target: string) => target.startsWith('node:') || builtinModules.includes(target);
const isServerModule = (target: string) =>
  /^lib\/(?:api\/|config\/(?:site|schemas|networks)$)/.test(target) || target === 'server-only';
const isFramework = (target: string) => /^(?:react|react-dom|next|next-intl)(?:\/|$)/.test(target);

const formatPath = ({ target, path }: { target: string; path: readonly string[] }) => `${path.join(' → ')} → ${target}`;

/** Forbidden imports of files that are sent to browsers. */
function serverImports(sources: Sources): string[] {
  const clients = [...sources].filter(([, { text }]) => /^['"]use client['"]/.test(text)).map(([name]) => name);
  return transitiveImports(clients, importsIn(sources))
    .filter(({ target }) => isNodeModule(target) || isServerModule(target))
    .map(formatPath);
}

/** Imports of React or Next.js in modules whose rules are unit-tested without a framework. */
function frameworkImports(sources: Sources): string[] {
  const rules = [...sources.keys()].filter((name) => /^lib\/(?:request-routing|i18n|content)\//.test(name));
  return transitiveImports(rules, importsIn(sources))
    .filter(({ target }) => isFramework(target))
    .map(formatPath);
}

/** Imports of the site or Next.js in components that are also rendered outside the site. */
function siteImports(sources: Sources): string[] {
  const parts = [...sources.keys()].filter((name) => name.startsWith('components/ui/'));
  return transitiveImports(parts, importsIn(sources))
    .filter(({ target }) => /^(?:next|next-intl)(?:\/|$)|^(?:lib|app)\//.test(target))
    .map(formatPath);
}

const sources = readSources();

/** The violations that a check finds when these files are added to the project. */
function findViolations(check: (broken: Sources) => string[], files: Record<string, string>): string[] {
  return check(readSources(files));
}

/** Each line in its own file, and one file that imports them all. */
function importChain(
  entry: string,
  statements: readonly (readonly [line: string, target: string])[],
): Record<string, string> {
  const files = statements.map(([line], i) => [`lib/contract/example-${i}.ts`, line] as const);
  const imports = files.map((_, i) => `import '@/lib/contract/example-${i}';`).join('\n');
  return { ...Object.fromEntries(files), [entry]: `'use client';\n${imports}` };
}

describe('client bundles', () => {
  const client = 'components/deferred/example.tsx';
  const violations = [
    [`import { site } from '@/lib/config/site';`, 'lib/config/site'],
    [`export * from '../config/schemas';`, 'lib/config/schemas'],
    [`import * as own from '@/lib/config/networks';`, 'lib/config/networks'],
    [`import { readFileSync } from 'node:fs';`, 'node:fs'],
    [`export const late = () => import('path');`, 'path'],
    [`export const late = () => import('../api/start');`, 'lib/api/start'],
  ] as const;
  const paths = findViolations(serverImports, importChain(client, violations));

  it('client bundles reach no server settings, Node.js modules or back-end code', () => {
    expect(serverImports(sources)).toEqual([]);
  });

  it.each(violations)('a forbidden transitive import is detected in client bundles: %s', (line, target) => {
    const i = violations.findIndex(([code]) => code === line);
    expect(paths).toContain(`${client} → lib/contract/example-${i}.ts → ${target}`);
  });

  it('client code may import any type, and constants shared with the server', () => {
    const allowed = [
      [`import type { Site } from '@/lib/config/site';`, ''],
      [`import { type Dirent } from 'node:fs';`, ''],
      [`import { bodyLimit } from '@/lib/config/body-limit';`, ''],
    ] as const;
    expect(findViolations(serverImports, importChain(client, allowed))).toEqual([]);
  });
});

describe('routing, i18n and content rules', () => {
  const violations = [
    [`import { cache } from 'react';`, 'react'],
    [`import { headers } from 'next/headers';`, 'next/headers'],
    [`export const late = () => import('next-intl/server');`, 'next-intl/server'],
  ] as const;

  it('routing, i18n and content rules do not depend on React or Next.js', () => {
    expect(frameworkImports(sources)).toEqual([]);
  });

  it.each(['lib/request-routing', 'lib/i18n', 'lib/content'])(
    'a transitive dependency of %s on React or Next.js is detected',
    (module) => {
      const file = `${module}/example.ts`;
      expect(findViolations(frameworkImports, importChain(file, violations))).toEqual(
        violations.map(([, target], i) => `${file} → lib/contract/example-${i}.ts → ${target}`),
      );
    },
  );
});

describe('components/ui', () => {
  it('components/ui depends on neither Next.js nor the site', () => {
    expect(siteImports(sources)).toEqual([]);
  });

  it.each([
    [`import Link from 'next/link';`, 'next/link'],
    [`import { locales } from '../../lib/i18n/locales';`, 'lib/i18n/locales'],
    [`export const late = () => import('@/app/manifest');`, 'app/manifest'],
  ])('a forbidden dependency of components/ui is detected: %s', (line, target) => {
    const file = 'components/ui/example.tsx';
    expect(findViolations(siteImports, { [file]: line })).toContain(`${file} → ${target}`);
  });
});
