import { expect, it } from 'vitest';
import { readAudit } from '@/scripts/packages/read-audit';

const advisory = { source: 1, name: 'sharp', title: 'Reads too far', url: 'https://example.com/1', severity: 'high' };
const weakness = (name: string, severity: string, via: readonly unknown[]) => ({
  [name]: { name, severity, isDirect: false, via, effects: [], range: '<1.2.3', nodes: [], fixAvailable: true },
});
const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} });

it('an audit report without vulnerabilities, or with minor ones only, passes', () => {
  expect(readAudit(report({}))).toEqual({ issues: [] });
  expect(readAudit(report(weakness('yaml', 'moderate', [advisory])))).toEqual({ issues: [] });
});

it('an audit report with severe vulnerabilities fails with each package and its advisory', () => {
  const issues = { ...weakness('sharp', 'high', [advisory]), ...weakness('next', 'critical', ['sharp']) };
  expect(readAudit(report(issues))).toEqual({
    issues: [
      'sharp <1.2.3 has a high vulnerability: Reads too far, https://example.com/1.',
      'next <1.2.3 has a critical vulnerability: by sharp.',
    ],
  });
});

it('an unreadable audit report fails', () => {
  expect(readAudit(report(weakness('sharp', 'high', [{ name: 'sharp' }])))).toEqual({
    issues: [expect.stringMatching(/unknown format/)],
  });
});

it.each([
  ['{"message":"405 Method Not Allowed - POST https://r.example/audit","statusCode":405}', /^405 Method Not Allowed/],
  [
    '{"message":"request to https://r.example failed, reason: ENOTFOUND","error":{"summary":"","detail":""}}',
    /ENOTFOUND/,
  ],
  ['{"error":{"code":"ENOLOCK","summary":"This command requires an existing lockfile.","detail":""}}', /lockfile/],
  ['{"auditReportVersion":1,"advisories":{}}', /unknown response/],
  ['{}', /unknown response/],
  ['', /no JSON/],
  ['<html>', /no JSON/],
])('the audit neither passes nor fails if it is %s', (report, reason) => {
  expect(readAudit(report)).toEqual({ reason: expect.stringMatching(reason) as string });
});
