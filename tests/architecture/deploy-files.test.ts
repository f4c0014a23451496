import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '@/tests/temp-folder';

/** Checks the files of `deploy` with the programs that read them. nginx checks its own in tests/nginx. */

const folder = temporaryFolder();

const units = {
  'facetry@3000.service': 'facetry@.service',
  'facetry-backup.service': 'facetry-backup.service',
  'facetry-backup.timer': 'facetry-backup.timer',
  'facetry-cache.path': 'facetry-cache.path',
  'facetry-cache.service': 'facetry-cache.service',
  'var-cache-facetry.mount': 'var-cache-facetry.mount',
} as const;
const unitText = (name: keyof typeof units) => readFileSync(path.join('deploy', units[name]), 'utf8');

const isInstalled = spawnSync('systemd-analyze', ['--version']).status === 0;

/** Returns the diagnostics of `systemd-analyze verify`. The path of Node.js may differ on this machine. */
function diagnosticsOf(name: keyof typeof units, text: string): string[] {
  for (const other of Object.keys(units) as (keyof typeof units)[]) {
    const written = other === name ? text : unitText(other);
    writeFileSync(path.join(folder, other), written.replaceAll('/usr/bin/node', process.execPath));
  }
  const { stderr, status } = spawnSync('systemd-analyze', ['verify', '--man=no', path.join(folder, name)], {
    encoding: 'utf8',
  });
  const diagnostics = stderr.split('\n').filter((line) => Object.keys(units).some((unit) => line.includes(unit)));
  return status === 0 ? diagnostics : [...diagnostics, `ended with code ${status}`];
}

describe.skipIf(!isInstalled)('systemd units', () => {
  it.each(Object.keys(units) as (keyof typeof units)[])('systemd accepts %s without warnings', (name) => {
    expect(diagnosticsOf(name, unitText(name))).toEqual([]);
  });

  it('systemd reports invalid units', () => {
    const text = unitText('facetry@3000.service');
    expect(diagnosticsOf('facetry@3000.service', text.replace('Restart=always', 'Restart=sometimes'))).not.toEqual([]);
    expect(diagnosticsOf('facetry@3000.service', text.replace('MemoryMax', 'MemoryMost'))).not.toEqual([]);
  });
});

it('every service has an image or a build folder, and depends only on defined services', () => {
  const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as {
    services: Record<string, { image?: string; build?: unknown; depends_on?: object }>;
  };
  expect(Object.keys(services).length).toBeGreaterThan(2);
  for (const [name, { image, build, depends_on: needed = {} }] of Object.entries(services)) {
    expect(image ?? build, name).toBeDefined();
    const others = Array.isArray(needed) ? (needed as string[]) : Object.keys(needed);
    for (const other of others) expect(services, name).toHaveProperty(other);
  }
});

it('the cache has its own file system, which is larger than the maximum cache size', () => {
  const text = (file: string) => readFileSync(path.join('deploy', file), 'utf8');
  const megabytes = (file: string, name: string) => Number(new RegExp(`\\b${name}=(\\d+)m\\b`).exec(text(file))?.[1]);
  const cacheSize = megabytes('nginx.conf', 'max_size') + megabytes('nginx.conf', 'min_free');
  for (const file of ['var-cache-facetry.mount', 'compose.yaml']) {
    expect(megabytes(file, 'size'), file).toBeGreaterThan(cacheSize);
    expect(text(file)).toContain('/var/cache/facetry');
  }
});
