import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { installScriptIssues } from '@/scripts/packages/check-install-scripts';
import { installedPackages } from '@/scripts/packages/installed-packages';

const candidate = { name: 'esbuild', version: '0.28.2', license: 'MIT', script: 'node install.js' };
const quiet = { name: 'zod', version: '4.6.7', license: 'MIT', script: null };
const review = { name: 'esbuild', version: '0.28.2', script: 'node install.js', reason: 'read' };

describe('install scripts of packages', () => {
  it('reviewed install scripts may run', () => {
    expect(installScriptIssues([candidate, quiet], [review])).toEqual([]);
  });

  it.each([
    ['none', []],
    ['of another version', [{ ...review, version: '0.28.1' }]],
    ['of another script', [{ ...review, script: 'node other.js' }]],
  ])('install scripts with a review that is %s are rejected', (_what, reviews) => {
    expect(installScriptIssues([candidate], reviews)).toContain(
      'esbuild 0.28.2 runs the install script "node install.js". Review it and add a row to scripts/packages/install-scripts.json.',
    );
  });

  it('obsolete reviews are reported', () => {
    expect(installScriptIssues([quiet], [review])).toEqual([
      'esbuild 0.28.2 has no install script. Remove its row from scripts/packages/install-scripts.json.',
    ]);
  });
});

describe('installed packages', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'packages-'));
  const lock = (packages: object) =>
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }));
  const install = (location: string, manifest: object) => {
    mkdirSync(path.join(folder, location), { recursive: true });
    writeFileSync(path.join(folder, location, 'package.json'), JSON.stringify(manifest));
  };

  it('packages are read with their own license and install script, wherever they are installed', () => {
    install('node_modules/a', { license: 'ISC', scripts: { postinstall: 'node b.js', preinstall: 'node a.js' } });
    install('node_modules/a/node_modules/@b/c', { license: 'MIT' });
    lock({
      'node_modules/a': { version: '1.0.0', license: 'MIT', hasInstallScript: true },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0', hasInstallScript: true },
      'node_modules/for-windows': { version: '3.0.0', license: 'GPL-3.0-only', optional: true },
      'node_modules/for-mac': { version: '3.0.0', optional: true },
    });
    expect(installedPackages(folder)).toEqual([
      { name: 'a', version: '1.0.0', license: 'ISC', script: 'node a.js && node b.js' },
      // What npm runs implicitly for a package with a binding.gyp.
      { name: '@b/c', version: '2.0.0', license: 'MIT', script: 'node-gyp rebuild' },
      { name: 'for-windows', version: '3.0.0', license: 'GPL-3.0-only', script: null },
    ]);
  });

  it('missing packages are reported with the command that installs them', () => {
    lock({ 'node_modules/d': { version: '1.0.0', license: 'MIT' } });
    expect(() => installedPackages(folder)).toThrow('node_modules/d is not installed. Run npm ci.');
  });
});
