import { expect, it } from 'vitest';
import { registrableDomains } from '@/lib/config/first-party-hosts';

it.each([
  ['https://www.facetry.example', ['facetry.example']],
  ['https://www.shop.co.uk:8443', ['shop.co.uk']],
  ['https://us.github.io', ['us.github.io']],
  ['https://github.io', []],
  ['https://www.пример.рф', ['xn--e1afmkfd.xn--p1ai']],
  ['http://localhost:3000', []],
  ['http://127.0.0.1:3000', []],
  ['http://[::1]:3000', []],
  [undefined, []],
])('the registrable domain of %s is %j', (url, expected) => {
  expect(registrableDomains([url, url])).toEqual(expected);
});
