import { expect, it } from 'vitest';
import { sbomIssues } from '@/scripts/packages/sbom';

const part = (name: string, version: string) => ({
  'bom-ref': `${name}@${version}`,
  type: 'library',
  name,
  version,
  purl: `pkg:npm/${name}@${version}`,
  hashes: [{ alg: 'SHA-512', content: 'a'.repeat(128) }],
});
const valid = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  serialNumber: 'urn:uuid:7cb9b24f-1356-40ec-ba6f-3de6c120ab11',
  metadata: { timestamp: '2026-11-23T17:28:23.097Z', component: { 'bom-ref': 'site@1.0.0' } },
  components: [part('zod', '4.6.7'), part('pg', '8.23.1')],
  dependencies: [{ ref: 'site@1.0.0', dependsOn: ['zod@4.6.7', 'pg@8.23.1'] }],
};
const issues = (more: object, direct: Record<string, string> = { zod: '4.6.7' }) =>
  sbomIssues(JSON.stringify({ ...valid, ...more }), direct);

it('the SBOM lists every direct dependency with its version', () => {
  expect(issues({})).toEqual([]);
  expect(issues({}, { zod: '4.6.8', pg: '8.23.1' })).toEqual(['The SBOM lacks zod 4.6.8.']);
});

it('every reference in the SBOM resolves', () => {
  const dependencies = [{ ref: 'zod@4.6.7', dependsOn: ['tsx@1.0.0'] }];
  expect(issues({ dependencies })).toEqual(['The SBOM references the unknown component tsx@1.0.0.']);
});

it.each([
  ['bomFormat', { bomFormat: 'SPDX' }],
  ['serialNumber', { serialNumber: 'one' }],
  ['components.0.hashes', { components: [{ ...part('zod', '4.6.7'), hashes: [] }] }],
  ['components.0.version', { components: [part('zod', 'latest')] }],
])('the SBOM is rejected if %s is not valid CycloneDX', (place, more) => {
  expect(issues(more).map((issue) => issue.split(':')[0])).toContain(`The SBOM is invalid at ${place}`);
});

it('an SBOM of invalid JSON is rejected', () => {
  expect(sbomIssues('npm error', {})).toEqual(['The SBOM is not valid JSON.']);
});
