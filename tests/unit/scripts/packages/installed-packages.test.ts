import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { installedPackages } from '@/scripts/packages/installed-packages';

describe('installed packages', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'packages-'));
  const lock = (packages: object) =>
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }));
  const install = (location: string, manifest: object) => {
    mkdirSync(path.join(folder, location), { recursive: true });
    writeFileSync(path.join(folder, location, 'package.json'), JSON.stringify(manifest));
  };

  it('packages are read with their own license, wherever they are installed', () => {
    install('node_modules/a', { license: 'ISC' });
    install('node_modules/a/node_modules/@b/c', { license: 'MIT' });
    lock({
      'node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0' },
      'node_modules/for-windows': { version: '3.0.0', license: 'GPL-3.0-only', optional: true },
      'node_modules/for-mac': { version: '3.0.0', optional: true },
    });
    expect(installedPackages(folder)).toEqual([
      { name: 'a', version: '1.0.0', license: 'ISC' },
      { name: '@b/c', version: '2.0.0', license: 'MIT' },
      { name: 'for-windows', version: '3.0.0', license: 'GPL-3.0-only' },
    ]);
  });

  it('missing packages are reported with the command that installs them', () => {
    lock({ 'node_modules/d': { version: '1.0.0', license: 'MIT' } });
    expect(() => installedPackages(folder)).toThrow('node_modules/d is not installed. Run npm ci.');
  });
});
