import { describe, expect, it } from 'vitest';
import { sbomIssues } from '@/scripts/packages/sbom';

const part = (name: string, version: string) => ({
  ...{ 'bom-ref': `${name}@${version}`, type: 'library', name, version, purl: `pkg:npm/${name}@${version}` },
  hashes: [{ alg: 'SHA-512', content: 'a'.repeat(128) }],
});
const good = {
  ...{ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 },
  serialNumber: 'urn:uuid:7cb9b24f-1356-40ec-ba6f-3de6c120ab11',
  metadata: { timestamp: '2026-11-23T17:28:23.097Z', component: { 'bom-ref': 'site@1.0.0' } },
  components: [part('zod', '4.6.7'), part('pg', '8.23.1')],
  dependencies: [{ ref: 'site@1.0.0', dependsOn: ['zod@4.6.7', 'pg@8.23.1'] }],
};
const faults = (more: object, direct: Record<string, string> = { zod: '4.6.7' }) =>
  sbomIssues(JSON.stringify({ ...good, ...more }), direct);

describe('a bill of materials', () => {
  it('names every direct dependency in its version', () => {
    expect(faults({})).toEqual([]);
    expect(faults({}, { zod: '4.6.8', pg: '8.23.1' })).toEqual(['The bill of materials lacks zod 4.6.8.']);
  });

  it('refers to nothing that it does not have', () => {
    const dependencies = [{ ref: 'zod@4.6.7', dependsOn: ['tsx@1.0.0'] }];
    expect(faults({ dependencies })).toEqual(['The bill of materials refers to tsx@1.0.0, which it does not have.']);
  });

  it.each([
    ['bomFormat', { bomFormat: 'SPDX' }],
    ['serialNumber', { serialNumber: 'one' }],
    ['components.0.hashes', { components: [{ ...part('zod', '4.6.7'), hashes: [] }] }],
    ['components.0.version', { components: [part('zod', 'latest')] }],
  ])('is refused when %s is not as CycloneDX has it', (place, more) => {
    expect(faults(more).map((fault) => fault.split(':')[0])).toContain(`The bill of materials is wrong at ${place}`);
  });

  it('is refused when it is no JSON', () => {
    expect(sbomIssues('npm error', {})).toEqual(['The bill of materials is no JSON.']);
  });
});
