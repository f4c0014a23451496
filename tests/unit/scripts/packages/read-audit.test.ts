import { describe, expect, it } from 'vitest';
import { readAudit } from '@/scripts/packages/read-audit';

const advisory = { source: 1, name: 'sharp', title: 'Reads too far', url: 'https://example.com/1', severity: 'high' };
const weakness = (name: string, severity: string, via: readonly unknown[]) => ({
  [name]: { name, severity, isDirect: false, via, effects: [], range: '<1.2.3', nodes: [], fixAvailable: true },
});
const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} });

describe('what npm audit says', () => {
  it('is fine without weaknesses, and with those that are not grave', () => {
    expect(readAudit(report({}))).toEqual({ faults: [] });
    expect(readAudit(report(weakness('yaml', 'moderate', [advisory])))).toEqual({ faults: [] });
  });

  it('names each package with a grave one, and where it is told of', () => {
    const found = { ...weakness('sharp', 'high', [advisory]), ...weakness('next', 'critical', ['sharp']) };
    expect(readAudit(report(found))).toEqual({
      faults: [
        'sharp <1.2.3 has a weakness that is high: Reads too far, https://example.com/1.',
        'next <1.2.3 has a weakness that is critical: by sharp.',
      ],
    });
  });

  it('is bad where it is told in a form that nobody can read', () => {
    expect(readAudit(report(weakness('sharp', 'high', [{ name: 'sharp' }])))).toEqual({
      faults: [expect.stringMatching(/form that is not known/)],
    });
  });

  it.each([
    ['{"message":"405 Method Not Allowed - POST https://r.example/audit","statusCode":405}', /^405 Method Not Allowed/],
    [
      '{"message":"request to https://r.example failed, reason: ENOTFOUND","error":{"summary":"","detail":""}}',
      /ENOTFOUND/,
    ],
    ['{"error":{"code":"ENOLOCK","summary":"This command requires an existing lockfile.","detail":""}}', /lockfile/],
    ['{"auditReportVersion":1,"advisories":{}}', /of another kind/],
    ['{}', /of another kind/],
    ['', /no answer/],
    ['<html>', /no answer/],
  ])('is neither good nor bad when it is %s', (said, reason) => {
    expect(readAudit(said)).toEqual({ reason: expect.stringMatching(reason) as string });
  });
});
