import { describe, expect, it } from 'vitest';
import { notChecked, toResult, sumResults } from '@/scripts/suite/results';

const reported = (passed: number, failures: string[] = []) => ({
  passed,
  failed: failures.length,
  skipped: 1,
  failures,
});

describe('test step', () => {
  it('a step without tests counts as one', () => {
    expect(toResult(0)).toMatchObject({ passed: 1, failed: 0, isChecked: true, failures: [] });
    expect(toResult(2)).toMatchObject({ passed: 0, failed: 1, failures: ['exited with code 2'] });
  });

  it('a step with tests counts its tests', () => {
    expect(toResult(1, () => reported(7, ['one']))).toMatchObject({ passed: 7, failed: 1, failures: ['one'] });
    expect(toResult(0, () => reported(7))).toMatchObject({ passed: 7, failed: 0, skipped: 1, failures: [] });
  });

  it('a step fails if its exit code does, even if no test failed', () => {
    expect(toResult(1, () => reported(7))).toMatchObject({ passed: 7, failed: 1, failures: ['exited with code 1'] });
  });

  it('a step fails without a report, whatever its exit code', () => {
    const outcome = toResult(0, () => {
      throw new Error('no such file');
    });
    expect(outcome).toMatchObject({ passed: 0, failed: 1, failures: ['exited with code 0 without a report'] });
  });

  it('a step that could not run has neither passed nor failed', () => {
    expect(toResult(notChecked)).toMatchObject({ passed: 0, failed: 0, isChecked: false });
  });

  it('results of steps are added up', () => {
    expect(sumResults([toResult(0), toResult(1), toResult(notChecked), reported(5)])).toEqual({
      passed: 6,
      failed: 1,
      skipped: 1,
    });
  });
});
