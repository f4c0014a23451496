import { expect, it } from 'vitest';
import { keepLastDataParam, stripInternalParams } from '@/lib/next-internals/request-urls';

it.each([
  ['', ''],
  ['?a=%20b+c', '?a=%20b+c'],
  ['?_rsc=1ab2', ''],
  ['?_rsc=1ab2&a=1', '?a=1'],
  ['?a=1&_rsc=1ab2', '?a=1'],
  ['?a=1&_rsc=1ab2&b=2', '?a=1&b=2'],
  ['?_rsc', ''],
  ['?_rsc&a=1', '?a=1'],
  ['?_rsc&a=1&_rsc=1ab2', '?a=1'],
  ['?a_rsc=1&_rsc2&a=_rsc', '?a_rsc=1&_rsc2&a=_rsc'],
  ['?', ''],
  ['?a=?&&b', '?a=?&&b'],
])('the query %j without the parameters that Next.js adds is %j', (sent, query) => {
  expect(stripInternalParams(sent)).toBe(query);
});

it.each([
  ['/ru', '/ru'],
  ['/ru?a=?&&_rsc', '/ru?a=?&&_rsc'],
  ['/ru?_rsc&_rsc=1ab2', '/ru?_rsc=1ab2'],
  ['/ru?_rsc=1&a=1&_rsc&b=2', '/ru?a=1&_rsc&b=2'],
  ['/ru?_rsc&_rsc', '/ru?_rsc'],
])('of the parameters that Next.js adds to %j, the last one remains: %j', (target, expected) => {
  expect(keepLastDataParam(target)).toBe(expected);
});
