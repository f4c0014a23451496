import { expect, it } from 'vitest';
import { editDistance } from '@/lib/text/levenshtein';

it.each([
  ['proxy', 'proxy', 0],
  ['fingreprint', 'fingerprint', 1],
  ['eror', 'error', 1],
  ['cokies', 'cookies', 1],
  ['selnium', 'selenium', 1],
  ['abc', 'xyz', 3],
])('the edit distance of %s and %s, which stops above two, is %i', (one, other, distance) => {
  expect(editDistance(one, other, 2)).toBe(distance);
});
