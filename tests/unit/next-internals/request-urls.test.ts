import { expect, it } from 'vitest';
import { stripInternalParams } from '@/lib/next-internals/request-urls';

it.each([
  ['', ''],
  ['?a=%20b+c', '?a=%20b+c'],
  ['?_rsc=1ab2', ''],
  ['?_rsc=1ab2&a=1', '?a=1'],
  ['?a=1&_rsc=1ab2', '?a=1'],
  ['?a=1&_rsc=1ab2&b=2', '?a=1&b=2'],
  ['?a_rsc=1', '?a_rsc=1'],
])('the query %j without the parameters that Next.js adds is %j', (sent, query) => {
  expect(stripInternalParams(sent)).toBe(query);
});
