import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { mayImport, moduleOf, modules, topEntries } from '@/scripts/docs/modules';
import { importsIn, type Import } from './imports';
import { readSources } from './sources';

/** The boundaries between modules; docs/architecture.md describes the modules. */

const names = modules.map(({ name }) => name);
const sources = readSources();

/** Imports from one module to another; packages are not modules. */
function crossModuleImports(imports: readonly Import[]): Import[] {
  const tops = new Set([...names.map((name) => name.split('/')[0]!), ...readdirSync('.')]);
  return imports.filter(({ file, target }) => tops.has(target.split('/')[0]!) && moduleOf(file) !== moduleOf(target));
}

const forbidden = (imports: readonly Import[]): string[] =>
  crossModuleImports(imports)
    .filter(({ file, target }) => !mayImport(moduleOf(file), moduleOf(target)))
    .map(({ file, specifier }) => `${file} imports ${specifier}, which ${moduleOf(file)} may not import`);

const all = importsIn(sources);

/** Forbidden imports in every syntax: the syntax, the importing module and the statement. */
const violations: [syntax: string, module: string, code: string][] = [
  ['a named import', 'lib/config', `import { localeCodes } from '@/lib/i18n/locales';`],
  ['everything', 'lib/i18n', `import * as routes from '@/lib/urls/route-table';`],
  ['a side-effect import', 'lib/content', `import '@/components/ui/icon';`],
  ['a relative path', 'lib/contract', `import { start } from '../api/start';`],
  ['import()', 'lib/request-routing', `export const late = () => import('@/lib/api/start');`],
  ['a relative import()', 'components/ui', `export const late = () => import('../pages/home-page');`],
  ['import() of a template literal', 'lib/assets', 'export const late = (id: string) => import(`@/messages/${id}`);'],
  ['import() of a constant', 'lib/urls', `const page = '@/lib/pages/articles';\nvoid import(page);`],
  ['require()', 'lib/api', `export const chat = require('../client/chat/poll');`],
  ['a type import', 'lib/client', `import type { Location } from '@/lib/api/geoip';`],
  ['an inline type import', 'lib/pages', `import { type Guard } from '@/lib/request-routing/guards';`],
  ['an import type', 'lib/download', `export type Price = import('@/lib/pricing/plans').Price;`],
  ['a re-export', 'components/layout', `export { DeferredLoader } from '@/components/deferred/deferred-loader';`],
  ['an import of a page', 'components/pages', `import Page from '@/app/[locale]/page';`],
];
const fileIn = (module: string) => `${module}/example.ts`;

describe('module boundaries', () => {
  it('imports respect the boundary table', () => {
    expect(forbidden(all)).toEqual([]);
  });

  it('every allowed dependency is used', () => {
    const allowed = new Set(
      crossModuleImports(all).flatMap(({ file, target }) => {
        const [from, to] = [moduleOf(file), moduleOf(target)];
        return [`${from} ${to}`, `${from} ${to.split('/')[0]}`];
      }),
    );
    const unused = modules
      .flatMap((module) => module.mayImport.map((to) => `${module.name} ${to}`))
      .filter((name) => !allowed.has(name));
    expect(unused, 'allowed in docs/architecture.md but never used').toEqual([]);
  });

  it.each(modules)('$name may import only modules above it in the table', ({ name, mayImport: allowed }) => {
    const above = names.slice(0, names.indexOf(name));
    const isAbove = (name: string) =>
      above.includes(name) ||
      (above.some((module) => module.startsWith(`${name}/`)) &&
        !names.slice(above.length).some((module) => module.startsWith(`${name}/`)));
    expect(allowed.filter((name) => !isAbove(name))).toEqual([]);
  });

  it('no module may import app, and lib may not import components', () => {
    const importersOf = (name: string) => names.filter((from) => mayImport(from, name));
    expect(importersOf('app')).toEqual([]);
    const parts = names.filter((name) => name.startsWith('components/'));
    expect(parts.flatMap(importersOf).filter((name) => name.startsWith('lib/'))).toEqual([]);
  });

  it('no file imports private modules of Next.js or unstable ones of TypeScript', () => {
    const isPrivate = (specifier: string) => /^(?:next\/dist|typescript\/unstable)\//.test(specifier);
    expect(all.filter(({ specifier }) => isPrivate(specifier)).map(({ file }) => file)).toEqual([]);
  });

  it('client and server code do not import each other', () => {
    expect(mayImport('lib/client', 'lib/api') || mayImport('lib/api', 'lib/client')).toBe(false);
  });

  describe('violations are detected', () => {
    const broken = readSources(Object.fromEntries(violations.map(([, module, code]) => [fileIn(module), code])));
    const detected = forbidden(importsIn(broken)).filter((violation) => !forbidden(all).includes(violation));

    it.each(violations)('%s', (_syntax, module, code) => {
      const specifier = /['`]([^'`$]+)/.exec(code)![1];
      expect(detected).toContain(`${fileIn(module)} imports ${specifier}, which ${module} may not import`);
    });

    it('no other import is reported as a violation', () => {
      expect(detected).toHaveLength(violations.length);
    });
  });
});

describe('modules', () => {
  it('every folder of lib and components, and every other source file, has a row in the table', () => {
    const withoutRow = [...sources.keys()].map(moduleOf).filter((module) => !names.includes(module));
    expect([...new Set(withoutRow)]).toEqual([]);
  });

  it('the table lists only existing modules, each once', () => {
    const existing = new Set([
      ...readdirSync('.'),
      ...['lib', 'components'].flatMap((top) => readdirSync(top).map((name) => `${top}/${name}`)),
    ]);
    expect(names.filter((name) => !existing.has(name))).toEqual([]);
    expect(names.length).toBe(new Set(names).size);
  });

  it('lib has at most twenty-five modules, and neither lib nor components has loose files', () => {
    expect(readdirSync('lib').length).toBeLessThanOrEqual(25);
    for (const top of ['lib', 'components']) {
      expect(readdirSync(top, { withFileTypes: true }).filter((entry) => !entry.isDirectory())).toEqual([]);
    }
  });

  it('every folder contains more than one entry', () => {
    const singles = ['lib', 'components', 'scripts']
      .flatMap((top) => readdirSync(top, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((folder) => readdirSync(folder).length < 2);
    expect(singles).toEqual([]);
  });
});

// Only Git knows which files belong to the project.
describe.runIf(existsSync('.git'))('top-level files and folders', () => {
  const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);
  const existing = [...new Set(tracked.map((name) => name.split('/')[0]!))].filter((name) => existsSync(name));

  it('every top-level entry has a reason in docs/architecture.md', () => {
    const explained = new Set([...topEntries, ...names.map((name) => name.split('/')[0]!)]);
    expect(existing.filter((name) => !explained.has(name))).toEqual([]);
  });

  it('docs/architecture.md explains only existing top-level entries', () => {
    expect(topEntries.filter((name) => !existing.includes(name))).toEqual([]);
  });
});
