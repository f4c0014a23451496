import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { installScriptIssues } from '@/scripts/packages/check-install-scripts';
import { installedPackages } from '@/scripts/packages/installed-packages';

const found = { name: 'esbuild', version: '0.28.2', licence: 'MIT', script: 'node install.js' };
const quiet = { name: 'zod', version: '4.6.7', licence: 'MIT', script: null };
const review = { name: 'esbuild', version: '0.28.2', script: 'node install.js', reason: 'read' };

describe('scripts that packages run when they are installed', () => {
  it('may run once a person has read them', () => {
    expect(installScriptIssues([found, quiet], [review])).toEqual([]);
  });

  it.each([
    ['none', []],
    ['of another version', [{ ...review, version: '0.28.1' }]],
    ['of another script', [{ ...review, script: 'node other.js' }]],
  ])('are refused with a review that is %s', (_what, reviews) => {
    expect(installScriptIssues([found], reviews)).toContain(
      'esbuild 0.28.2 runs "node install.js" when it is installed, without a row in scripts/packages/install-scripts.json.',
    );
  });

  it('leave no review behind', () => {
    expect(installScriptIssues([quiet], [review])).toEqual([
      'esbuild 0.28.2 runs nothing when it is installed: its row in scripts/packages/install-scripts.json can go.',
    ]);
  });
});

describe('installed packages', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'packages-'));
  const lock = (packages: object) =>
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }));
  const install = (place: string, manifest: object) => {
    mkdirSync(path.join(folder, place), { recursive: true });
    writeFileSync(path.join(folder, place, 'package.json'), JSON.stringify(manifest));
  };

  it('are read with the licence and the script that they have themselves, wherever they lie', () => {
    install('node_modules/a', { license: 'ISC', scripts: { postinstall: 'node b.js', preinstall: 'node a.js' } });
    install('node_modules/a/node_modules/@b/c', { license: 'MIT' });
    lock({
      'node_modules/a': { version: '1.0.0', license: 'MIT', hasInstallScript: true },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0', hasInstallScript: true },
      'node_modules/for-windows': { version: '3.0.0', license: 'GPL-3.0-only', optional: true },
      'node_modules/for-mac': { version: '3.0.0', optional: true },
    });
    expect(installedPackages(folder)).toEqual([
      { name: 'a', version: '1.0.0', licence: 'ISC', script: 'node a.js && node b.js' },
      // What npm runs by itself for a package with a binding.gyp.
      { name: '@b/c', version: '2.0.0', licence: 'MIT', script: 'node-gyp rebuild' },
      { name: 'for-windows', version: '3.0.0', licence: 'GPL-3.0-only', script: null },
    ]);
  });

  it('are asked for when they are missing', () => {
    lock({ 'node_modules/d': { version: '1.0.0', license: 'MIT' } });
    expect(() => installedPackages(folder)).toThrow('node_modules/d is not installed: npm ci installs it.');
  });
});
