import { describe, expect, it } from 'vitest';
import { formatSummary } from '@/scripts/suite/print-summary';
import type { StepResult } from '@/scripts/suite/results';

const lint: StepResult = {
  name: 'lint',
  description: 'no known mistake',
  passed: 1,
  failed: 0,
  skipped: 0,
  seconds: 3,
  isChecked: true,
  failures: [],
};
const tests: StepResult = { ...lint, name: 'unit tests', description: 'rules', passed: 998, skipped: 12, seconds: 70 };

describe('summary of npm test', () => {
  it('the summary is a table of all steps and a line with totals', () => {
    expect(formatSummary([lint, tests])).toBe(
      [
        'gate        description       passed  failed  skipped  seconds',
        '──────────  ────────────────  ──────  ──────  ───────  ───────',
        'lint        no known mistake       1       0        0        3',
        'unit tests  rules                998       0       12       70',
        '',
        '999 passed, 0 failed',
      ].join('\n'),
    );
  });

  it('every failure is listed above the table', () => {
    const failures = ['a.test.ts › prices › are shown', 'b.test.ts › links › lead somewhere'];
    const lines = formatSummary([lint, { ...tests, failed: 2, failures }]).split('\n');
    expect(lines.slice(0, 5)).toEqual([
      'Failed:',
      '  unit tests: a.test.ts › prices › are shown',
      '  unit tests: b.test.ts › links › lead somewhere',
      '',
      expect.stringMatching(/^gate /),
    ]);
    expect(lines.at(-1)).toBe('999 passed, 2 failed');
  });

  it('the summary stays short if everything fails', () => {
    const failures = Array.from({ length: 500 }, (_, i) => `test ${i}`);
    const lines = formatSummary([{ ...tests, passed: 0, failed: 500, failures }]).split('\n');
    expect(lines.filter((line) => line.startsWith('  unit tests: test '))).toHaveLength(30);
    expect(lines).toContain('  unit tests: and 470 more');
  });

  it('skipped and unstarted steps are named, and not counted', () => {
    const unchecked = { ...lint, name: 'vulnerabilities', passed: 0, isChecked: false };
    const notRun = { ...lint, name: 'build', passed: 0, seconds: null };
    const text = formatSummary([lint, unchecked, notRun]);
    expect(text).toMatch(/^vulnerabilities .* not checked +3$/m);
    expect(text).toMatch(/^build .* not run$/m);
    expect(text.split('\n').at(-1)).toBe('1 passed, 0 failed');
  });
});
