import { builtinModules } from 'node:module';
import { afterAll, describe, expect, it } from 'vitest';
import { importsIn } from './imports';
import { transitiveImports } from './transitive-imports';
import { openSources, type Sources } from './sources';

/** What an import brings along, however many files lie between; docs/architecture.md tells why. */

const isOfNode = (target: string) => target.startsWith('node:') || builtinModules.includes(target);
const isOfServer = (target: string) =>
  /^lib\/(?:api\/|config\/(?:site|schemas|networks)$)/.test(target) || target === 'server-only';
const isOfReactOrNext = (target: string) => /^(?:react|react-dom|next|next-intl)(?:\/|$)/.test(target);

const describeWay = ({ target, way }: { target: string; way: readonly string[] }) => `${way.join(' → ')} → ${target}`;

/** Files that are sent to browsers, and what they must not bring along. */
function sentToBrowsers(sources: Sources): string[] {
  const clients = [...sources.files].filter(([, { text }]) => /^['"]use client['"]/.test(text)).map(([name]) => name);
  return transitiveImports(clients, importsIn(sources))
    .filter(({ target }) => isOfNode(target) || isOfServer(target))
    .map(describeWay);
}

/** Rooms whose rules are tried in unit tests without a framework, and where they reach one. */
function tiedToFramework(sources: Sources): string[] {
  const rules = [...sources.files.keys()].filter((name) => /^lib\/(?:request-routing|i18n|content)\//.test(name));
  return transitiveImports(rules, importsIn(sources))
    .filter(({ target }) => isOfReactOrNext(target))
    .map(describeWay);
}

/** Parts that are drawn outside of the site, and what of it they know. */
function tiedToSite(sources: Sources): string[] {
  const parts = [...sources.files.keys()].filter((name) => name.startsWith('components/ui/'));
  return transitiveImports(parts, importsIn(sources))
    .filter(({ target }) => /^(?:next|next-intl)(?:\/|$)|^(?:lib|app)\//.test(target))
    .map(describeWay);
}

const sources = openSources();
afterAll(sources.close);

/** What a check finds in a project that has some files more. */
function found(check: (broken: Sources) => string[], files: Record<string, string>): string[] {
  const broken = openSources(files);
  const ways = check(broken);
  broken.close();
  return ways;
}

/** Each line in a file of its own, and one file that imports them all. */
function throughOne(
  first: string,
  lines: readonly (readonly [line: string, target: string])[],
): Record<string, string> {
  const tried = lines.map(([line], i) => [`lib/contract/tried-${i}.ts`, line] as const);
  const imports = tried.map((_, i) => `import '@/lib/contract/tried-${i}';`).join('\n');
  return { ...Object.fromEntries(tried), [first]: `'use client';\n${imports}` };
}

describe('what browsers load', () => {
  const client = 'components/deferred/tried.tsx';
  const breaks = [
    [`import { site } from '@/lib/config/site';`, 'lib/config/site'],
    [`export * from '../config/schemas';`, 'lib/config/schemas'],
    [`import * as own from '@/lib/config/networks';`, 'lib/config/networks'],
    [`import { readFileSync } from 'node:fs';`, 'node:fs'],
    [`export const late = () => import('path');`, 'path'],
    [`export const late = () => import('../api/start');`, 'lib/api/start'],
  ] as const;
  const ways = found(sentToBrowsers, throughOne(client, breaks));

  it('reaches no settings, no module of Node.js and nothing of the back end', () => {
    expect(sentToBrowsers(sources)).toEqual([]);
  });

  it.each(breaks)('is seen to reach too much by way of a file that says %s', (line, target) => {
    const i = breaks.findIndex(([one]) => one === line);
    expect(ways).toContain(`${client} → lib/contract/tried-${i}.ts → ${target}`);
  });

  it('may know the types of anything, and the numbers that both sides need', () => {
    const allowed = [
      [`import type { Site } from '@/lib/config/site';`, ''],
      [`import { type Dirent } from 'node:fs';`, ''],
      [`import { toastTime } from '@/lib/config/constants';`, ''],
    ] as const;
    expect(found(sentToBrowsers, throughOne(client, allowed))).toEqual([]);
  });
});

describe('the rules about addresses and words', () => {
  const breaks = [
    [`import { cache } from 'react';`, 'react'],
    [`import { headers } from 'next/headers';`, 'next/headers'],
    [`export const late = () => import('next-intl/server');`, 'next-intl/server'],
  ] as const;

  it('reach neither React nor Next.js', () => {
    expect(tiedToFramework(sources)).toEqual([]);
  });

  it.each(['lib/request-routing', 'lib/i18n', 'lib/content'])(
    'are seen to when a file of %s brings them in',
    (room) => {
      const file = `${room}/tried.ts`;
      expect(found(tiedToFramework, throughOne(file, breaks))).toEqual(
        breaks.map(([, target], i) => `${file} → lib/contract/tried-${i}.ts → ${target}`),
      );
    },
  );
});

describe('components/ui', () => {
  it('is drawn without Next.js and knows nothing of the site', () => {
    expect(tiedToSite(sources)).toEqual([]);
  });

  it.each([
    [`import Link from 'next/link';`, 'next/link'],
    [`import { locales } from '../../lib/i18n/locales';`, 'lib/i18n/locales'],
    [`export const late = () => import('@/app/manifest');`, 'app/manifest'],
  ])('is seen to know too much when a file says %s', (line, target) => {
    const file = 'components/ui/tried.tsx';
    expect(found(tiedToSite, { [file]: line })).toContain(`${file} → ${target}`);
  });
});
