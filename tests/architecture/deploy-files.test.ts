import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

/** The files of `deploy`, read by the programs that they are for; nginx reads its own in the tests of the front. */

const folder = mkdtempSync(path.join(tmpdir(), 'units-'));
afterAll(() => rmSync(folder, { recursive: true }));

const units = {
  'facetry@3000.service': 'facetry@.service',
  'facetry-backup.service': 'facetry-backup.service',
  'facetry-backup.timer': 'facetry-backup.timer',
  'var-cache-facetry.mount': 'var-cache-facetry.mount',
} as const;
const unitText = (name: keyof typeof units) => readFileSync(path.join('deploy', units[name]), 'utf8');

const isThere = spawnSync('systemd-analyze', ['--version']).status === 0;

/** What systemd says of a unit; Node.js may lie elsewhere here. */
function faultsOf(name: keyof typeof units, text: string): string[] {
  for (const other of Object.keys(units) as (keyof typeof units)[]) {
    const written = other === name ? text : unitText(other);
    writeFileSync(path.join(folder, other), written.replaceAll('/usr/bin/node', process.execPath));
  }
  const { stderr, status } = spawnSync('systemd-analyze', ['verify', '--man=no', path.join(folder, name)], {
    encoding: 'utf8',
  });
  const own = stderr.split('\n').filter((line) => Object.keys(units).some((unit) => line.includes(unit)));
  return status === 0 ? own : [...own, `ended with code ${status}`];
}

describe.skipIf(!isThere)('the units, where systemd is installed', () => {
  it.each(Object.keys(units) as (keyof typeof units)[])('%s says nothing that systemd does not know', (name) => {
    expect(faultsOf(name, unitText(name))).toEqual([]);
  });

  it('are seen to be wrong when they are', () => {
    const text = unitText('facetry@3000.service');
    expect(faultsOf('facetry@3000.service', text.replace('Restart=always', 'Restart=sometimes'))).not.toEqual([]);
    expect(faultsOf('facetry@3000.service', text.replace('MemoryMax', 'MemoryMost'))).not.toEqual([]);
  });
});

describe('the containers', () => {
  it('are described by YAML that names images or folders to build from, and only services that are there', () => {
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
});

describe('what the front keeps', () => {
  it('lies on a disk of its own that is larger than all of it', () => {
    const text = (file: string) => readFileSync(path.join('deploy', file), 'utf8');
    const megabytes = (file: string, name: string) => Number(new RegExp(`\\b${name}=(\\d+)m\\b`).exec(text(file))?.[1]);
    const kept = megabytes('nginx.conf', 'max_size') + megabytes('nginx.conf', 'min_free');
    for (const file of ['var-cache-facetry.mount', 'compose.yaml']) {
      expect(megabytes(file, 'size'), file).toBeGreaterThan(kept);
      expect(text(file)).toContain('/var/cache/facetry');
    }
  });
});
