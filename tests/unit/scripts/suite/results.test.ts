import { describe, expect, it } from 'vitest';
import { notChecked, toResult, sumResults } from '@/scripts/suite/results';

const reported = (passed: number, failures: string[] = []) => ({
  passed,
  failed: failures.length,
  skipped: 1,
  failures,
});

describe('a step of the suite', () => {
  it('counts as one when it has no tests', () => {
    expect(toResult(0)).toMatchObject({ passed: 1, failed: 0, isChecked: true, failures: [] });
    expect(toResult(2)).toMatchObject({ passed: 0, failed: 1, failures: ['ended with code 2'] });
  });

  it('counts its tests when it has some', () => {
    expect(toResult(1, () => reported(7, ['one']))).toMatchObject({ passed: 7, failed: 1, failures: ['one'] });
    expect(toResult(0, () => reported(7))).toMatchObject({ passed: 7, failed: 0, skipped: 1, failures: [] });
  });

  it('has failed when it ends with a failure that no test names', () => {
    expect(toResult(1, () => reported(7))).toMatchObject({ passed: 7, failed: 1, failures: ['ended with code 1'] });
  });

  it('has failed when it leaves no report, whatever its code says', () => {
    const outcome = toResult(0, () => {
      throw new Error('no such file');
    });
    expect(outcome).toMatchObject({ passed: 0, failed: 1, failures: ['ended with code 0 and left no report'] });
  });

  it('has neither passed nor failed when it could not look', () => {
    expect(toResult(notChecked)).toMatchObject({ passed: 0, failed: 0, isChecked: false });
  });

  it('is added to the others', () => {
    expect(sumResults([toResult(0), toResult(1), toResult(notChecked), reported(5)])).toEqual({
      ...{ passed: 6, failed: 1, skipped: 1 },
    });
  });
});
