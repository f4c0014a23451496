import { expect, it } from 'vitest';
import { formatDiagnostics, isError } from '@/lib/content/diagnostic';
import { checkData } from '@/scripts/check-data';

it('the data files of the project are valid', () => {
  expect(formatDiagnostics(checkData().filter(isError))).toEqual([]);
});
