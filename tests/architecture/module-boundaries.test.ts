import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { mayKnow, moduleOf, modules, topEntries } from './architecture';
import { importsIn, type Import } from './imports';
import { openSources } from './sources';

/** The walls between the rooms of the house; docs/architecture.md tells what is in them. */

const names = modules.map(({ name }) => name);
const sources = openSources();
afterAll(sources.close);

/** Imports that lead from one room into another: own files only, packages are no rooms. */
function arrows(imports: readonly Import[]): Import[] {
  const tops = new Set([...names.map((name) => name.split('/')[0]!), ...readdirSync('.')]);
  return imports.filter(({ file, target }) => tops.has(target.split('/')[0]!) && moduleOf(file) !== moduleOf(target));
}

const forbidden = (imports: readonly Import[]): string[] =>
  arrows(imports)
    .filter(({ file, target }) => !mayKnow(moduleOf(file), moduleOf(target)))
    .map(({ file, written }) => `${file} imports ${written}, and ${moduleOf(file)} may not know it`);

const all = importsIn(sources);

/** Arrows turned round in every way of writing them: in which room, and how. */
const turned: [way: string, room: string, line: string][] = [
  ['a name', 'lib/config', `import { localeCodes } from '@/lib/i18n/locales';`],
  ['everything', 'lib/i18n', `import * as routes from '@/lib/urls/route-table';`],
  ['an effect', 'lib/content', `import '@/components/ui/icon';`],
  ['a relative path', 'lib/contract', `import { start } from '../server/start';`],
  ['import()', 'lib/request-routing', `export const late = () => import('@/lib/api/start');`],
  ['a relative import()', 'components/ui', `export const late = () => import('../pages/home-page');`],
  ['import() of a name with gaps', 'lib/assets', 'export const late = (id: string) => import(`@/messages/${id}`);'],
  ['import() by a constant', 'lib/urls', `const page = '@/lib/pages/articles';\nvoid import(page);`],
  ['require()', 'lib/api', `export const chat = require('../browser/chat/poll');`],
  ['a type', 'lib/client', `import type { Place } from '@/lib/api/geoip';`],
  ['a type in braces', 'lib/pages', `import { type Guard } from '@/lib/request-routing/guards';`],
  ['a type in passing', 'lib/download', `export type Price = import('@/lib/pricing/plans').Price;`],
  ['export from', 'components/layout', `export { Later } from '@/components/deferred/deferred-loader';`],
  ['a page', 'components/pages', `import Page from '@/app/[locale]/page';`],
];
const inRoom = (room: string) => `${room}/turned.ts`;

describe('the walls', () => {
  it('stand: a room imports only rooms that the table lets it know', () => {
    expect(forbidden(all)).toEqual([]);
  });

  it('let through no more than is needed: every room that may be known is known', () => {
    const known = new Set(
      arrows(all).flatMap(({ file, target }) => {
        const [from, to] = [moduleOf(file), moduleOf(target)];
        return [`${from} ${to}`, `${from} ${to.split('/')[0]}`];
      }),
    );
    const idle = modules
      .flatMap((room) => room.mayKnow.map((to) => `${room.name} ${to}`))
      .filter((one) => !known.has(one));
    expect(idle, 'allowed in docs/architecture.md and never used').toEqual([]);
  });

  it.each(modules)('$name may know only rooms that stand above it in the table', ({ name, mayKnow: known }) => {
    const above = names.slice(0, names.indexOf(name));
    const isAbove = (one: string) =>
      above.includes(one) ||
      (above.some((room) => room.startsWith(`${one}/`)) &&
        !names.slice(above.length).some((room) => room.startsWith(`${one}/`)));
    expect(known.filter((one) => !isAbove(one))).toEqual([]);
  });

  it('let nothing know the pages, and lib no components', () => {
    const knowing = (name: string) => names.filter((from) => mayKnow(from, name));
    expect(knowing('app')).toEqual([]);
    const parts = names.filter((name) => name.startsWith('components/'));
    expect(parts.flatMap(knowing).filter((name) => name.startsWith('lib/'))).toEqual([]);
  });

  it('keep browser and server apart', () => {
    expect(mayKnow('lib/client', 'lib/api') || mayKnow('lib/api', 'lib/client')).toBe(false);
  });

  describe('are seen to fall by', () => {
    const broken = openSources(Object.fromEntries(turned.map(([, room, line]) => [inRoom(room), line])));
    const found = forbidden(importsIn(broken)).filter((one) => !forbidden(all).includes(one));
    broken.close();

    it.each(turned)('%s', (_way, room, line) => {
      const written = /['`]([^'`$]+)/.exec(line)![1];
      expect(found).toContain(`${inRoom(room)} imports ${written}, and ${room} may not know it`);
    });

    it('nothing else', () => {
      expect(found).toHaveLength(turned.length);
    });
  });
});

describe('the rooms', () => {
  it('have a row for every folder of lib and components, and for every file that is none of theirs', () => {
    const withoutRow = [...sources.files.keys()].map(moduleOf).filter((room) => !names.includes(room));
    expect([...new Set(withoutRow)]).toEqual([]);
  });

  it('are no more than the table has', () => {
    const standing = new Set([
      ...readdirSync('.'),
      ...['lib', 'components'].flatMap((top) => readdirSync(top).map((name) => `${top}/${name}`)),
    ]);
    expect(names.filter((name) => !standing.has(name))).toEqual([]);
    expect(names.length).toBe(new Set(names).size);
  });

  it('of lib are twenty at most, and neither lib nor components has loose files', () => {
    expect(readdirSync('lib').length).toBeLessThanOrEqual(20);
    for (const top of ['lib', 'components']) {
      expect(readdirSync(top, { withFileTypes: true }).filter((entry) => !entry.isDirectory())).toEqual([]);
    }
  });

  it('hold more than one file each: what stands alone belongs to its neighbors', () => {
    const alone = ['lib', 'components', 'scripts']
      .flatMap((top) => readdirSync(top, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((folder) => readdirSync(folder).length < 2);
    expect(alone).toEqual([]);
  });
});

// Without Git nothing tells what belongs to the project and what merely lies in its folder.
describe.runIf(existsSync('.git'))('the top of the project', () => {
  const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);
  const standing = [...new Set(tracked.map((name) => name.split('/')[0]!))].filter((name) => existsSync(name));

  it('holds nothing without a reason in docs/architecture.md', () => {
    const explained = new Set([...topEntries, ...names.map((name) => name.split('/')[0]!)]);
    expect(standing.filter((name) => !explained.has(name))).toEqual([]);
  });

  it('holds everything that docs/architecture.md gives a reason for', () => {
    expect(topEntries.filter((name) => !standing.includes(name))).toEqual([]);
  });
});
