import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkedNextVersion, internals } from '@/lib/next-internals/unknown-format';

const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')) as { version: string };

it('lib/next-internals was checked with the installed version of Next.js', () => {
  const help = [
    'Run `npm test`. Each of these may have changed, and then logs “Unknown format of Next.js”:',
    ...Object.values(internals).map((surface) => `- ${surface}`),
    'Adapt those that did, then set `checkedNextVersion`.',
  ].join('\n');
  expect(checkedNextVersion, help).toBe(version);
});

it.each(Object.entries(internals))('the files that depend on %s exist', (_surface, where) => {
  const names = where.split(':', 1)[0]!.split(/, | and /);
  expect(names.filter((name) => !existsSync(`lib/next-internals/${name}`))).toEqual([]);
});
