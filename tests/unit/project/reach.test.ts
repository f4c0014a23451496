import { builtinModules } from 'node:module';
import { afterAll, describe, expect, it } from 'vitest';
import { importsIn } from './imports';
import { reachedFrom } from './reach';
import { openSources, type Sources } from './sources';

/** What an import brings along, however many files lie between; docs/architecture.md tells why. */

const isOfNode = (target: string) => target.startsWith('node:') || builtinModules.includes(target);
const isOfServer = (target: string) =>
  /^lib\/(?:server\/|settings\/(?:site|setting-kinds|networks)$)/.test(target) || target === 'server-only';
const isOfReactOrNext = (target: string) => /^(?:react|react-dom|next|next-intl)(?:\/|$)/.test(target);

const describeWay = ({ target, way }: { target: string; way: readonly string[] }) => `${way.join(' → ')} → ${target}`;

/** Files that are sent to browsers, and what they must not bring along. */
function sentToBrowsers(sources: Sources): string[] {
  const clients = [...sources.files].filter(([, { text }]) => /^['"]use client['"]/.test(text)).map(([name]) => name);
  return reachedFrom(clients, importsIn(sources))
    .filter(({ target }) => isOfNode(target) || isOfServer(target))
    .map(describeWay);
}

/** Rooms whose rules are tried in unit tests without a framework, and where they reach one. */
function tiedToFramework(sources: Sources): string[] {
  const rules = [...sources.files.keys()].filter((name) => /^lib\/(?:routing|i18n|content)\//.test(name));
  return reachedFrom(rules, importsIn(sources))
    .filter(({ target }) => isOfReactOrNext(target))
    .map(describeWay);
}

/** Parts that are drawn outside of the site, and what of it they know. */
function tiedToSite(sources: Sources): string[] {
  const parts = [...sources.files.keys()].filter((name) => name.startsWith('components/ui/'));
  return reachedFrom(parts, importsIn(sources))
    .filter(({ target }) => /^(?:next|next-intl)(?:\/|$)|^(?:lib|app)\//.test(target))
    .map(describeWay);
}

const sources = openSources();
afterAll(sources.close);

/** A project in which some files hold one line more; a file may get several. */
function withLines(lines: readonly (readonly [file: string, line: string])[]): Sources {
  const texts = new Map<string, string>();
  for (const [file, line] of lines) texts.set(file, `${texts.get(file) ?? sources.files.get(file)!.text}\n${line}`);
  return openSources(Object.fromEntries(texts));
}

function found(check: (broken: Sources) => string[], lines: readonly (readonly [string, string])[]): string[] {
  const broken = withLines(lines);
  const ways = check(broken);
  broken.close();
  return ways;
}

describe('what browsers load', () => {
  it('reaches no settings, no module of Node.js and nothing of the back end', () => {
    expect(sentToBrowsers(sources)).toEqual([]);
  });

  const breaks = [
    ['lib/i18n/paths.ts', `import { site } from '@/lib/settings/site';`, 'lib/settings/site'],
    ['lib/i18n/locales.ts', `export * from '../settings/setting-kinds';`, 'lib/settings/setting-kinds'],
    ['lib/browser/page/idle.ts', `import * as own from '@/lib/settings/networks';`, 'lib/settings/networks'],
    ['lib/protocol/consent.ts', `import { readFileSync } from 'node:fs';`, 'node:fs'],
    ['lib/protocol/theme.ts', `export const late = () => import('path');`, 'path'],
    ['components/ui/icon.tsx', `export const late = () => import('../../lib/server/start');`, 'lib/server/start'],
  ] as const;
  const ways = found(
    sentToBrowsers,
    breaks.map(([file, line]) => [file, line]),
  );

  it.each(breaks)('is seen to reach too much when %s says %s', (file, _line, target) => {
    expect(ways).toContainEqual(expect.stringMatching(new RegExp(`${file} → ${target}$`)));
  });

  it('may know the types of anything', () => {
    const types = [
      ['lib/i18n/paths.ts', `import type { Site } from '@/lib/settings/site';`],
      ['lib/protocol/theme.ts', `import { type Dirent } from 'node:fs';`],
    ] as const;
    expect(found(sentToBrowsers, types)).toEqual([]);
  });
});

describe('the rules about addresses and words', () => {
  it('reach neither React nor Next.js', () => {
    expect(tiedToFramework(sources)).toEqual([]);
  });

  const breaks = [
    ['lib/routes/match.ts', `import { cache } from 'react';`, 'react'],
    ['lib/content/brand.ts', `import { headers } from 'next/headers';`, 'next/headers'],
    ['lib/i18n/paths.ts', `export const late = () => import('next-intl/server');`, 'next-intl/server'],
  ] as const;
  const ways = found(
    tiedToFramework,
    breaks.map(([file, line]) => [file, line]),
  );

  it.each(breaks)('are seen to when %s says %s', (file, _line, target) => {
    expect(ways).toContainEqual(expect.stringMatching(new RegExp(`${file} → ${target}$`)));
  });
});

describe('components/ui', () => {
  it('is drawn without Next.js and knows nothing of the site', () => {
    expect(tiedToSite(sources)).toEqual([]);
  });

  const breaks = [
    ['components/ui/icon.tsx', `import Link from 'next/link';`, 'next/link'],
    ['components/ui/note.tsx', `import { locales } from '../../lib/i18n/locales';`, 'lib/i18n/locales'],
  ] as const;
  const ways = found(
    tiedToSite,
    breaks.map(([file, line]) => [file, line]),
  );

  it.each(breaks)('is seen to know too much when %s says %s', (file, _line, target) => {
    expect(ways).toContainEqual(expect.stringMatching(new RegExp(`${file} → ${target}$`)));
  });
});
