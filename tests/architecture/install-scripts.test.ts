import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Checks that every install script is reviewed in `allowScripts`, which npm 10 ignores. */

type Locked = { packages: Record<string, { version?: string; hasInstallScript?: boolean }> };

/** Packages with an install script that are not listed in their version, and listed ones without an install script. */
function unreviewed({ packages }: Locked, allowScripts: Record<string, boolean>): string[] {
  const running = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([location, { version }]) => `${location.split('node_modules/').at(-1)}@${version}`);
  const listed = Object.keys(allowScripts);
  return [...running.filter((name) => !listed.includes(name)), ...listed.filter((name) => !running.includes(name))];
}

const readJson = <Value>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Value;

it('every install script is reviewed in its version, and no review is obsolete', () => {
  const { allowScripts } = readJson<{ allowScripts: Record<string, boolean> }>('package.json');
  expect(unreviewed(readJson('package-lock.json'), allowScripts)).toEqual([]);
});

it.each([
  ['no review', {}, ['@a/b@1.0.0']],
  ['a review of another version', { '@a/b@1.0.1': false }, ['@a/b@1.0.0', '@a/b@1.0.1']],
  ['a review of any version', { '@a/b': false }, ['@a/b@1.0.0', '@a/b']],
])('an install script with %s is reported', (_, allowScripts, reported) => {
  const withoutScript = { 'node_modules/c': { version: '2.0.0' } };
  const packages = {
    'node_modules/x/node_modules/@a/b': { version: '1.0.0', hasInstallScript: true },
    ...withoutScript,
  };
  expect(unreviewed({ packages }, allowScripts)).toEqual(reported);
});

it('npm is told to refuse other install scripts', () => {
  expect(readFileSync('.npmrc', 'utf8')).toContain('strict-allow-scripts=true');
});
