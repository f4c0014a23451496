import { expect, it } from 'vitest';
import { uncheckedExitCode, toResult, sumResults } from '@/scripts/suite/results';

const reported = (passed: number, failures: string[] = []) => ({
  passed,
  failed: failures.length,
  skipped: 1,
  failures,
});

it.each([
  ['without tests that succeeds counts as one', toResult(0), { passed: 1, failed: 0, isChecked: true, failures: [] }],
  ['without tests fails with its code', toResult(2), { passed: 0, failed: 1, failures: ['exited with code 2'] }],
  ['with tests counts its tests', toResult(0, () => reported(7)), { passed: 7, failed: 0, skipped: 1, failures: [] }],
  ['with a failed test names it', toResult(1, () => reported(7, ['one'])), { passed: 7, failed: 1, failures: ['one'] }],
  [
    'fails if its exit code does, even if no test failed',
    toResult(1, () => reported(7)),
    { passed: 7, failed: 1, failures: ['exited with code 1'] },
  ],
  [
    'fails without a report, whatever its exit code',
    toResult(0, () => JSON.parse('') as never),
    { passed: 0, failed: 1, failures: ['exited with code 0 without a report'] },
  ],
  [
    'that could not run has neither passed nor failed',
    toResult(uncheckedExitCode),
    { passed: 0, failed: 0, isChecked: false },
  ],
])('a test step %s', (_, result, expected) => {
  expect(result).toMatchObject(expected);
});

it('results of steps are added up', () => {
  expect(sumResults([toResult(0), toResult(1), toResult(uncheckedExitCode), reported(5)])).toEqual({
    passed: 6,
    failed: 1,
    skipped: 1,
  });
});
