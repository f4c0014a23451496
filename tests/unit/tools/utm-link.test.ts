import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addUtmFields, parseUtmLink, utmFields } from '@/lib/tools/utm-link';

it.each([
  ['/pricing', { source: 'a b', medium: 'mail' }, '/pricing?utm_source=a+b&utm_medium=mail'],
  ['https://x.example/p?q=%d0%b6#f?', { source: 's' }, 'https://x.example/p?q=%d0%b6&utm_source=s#f?'],
  ['/p?utm_source=old&a=1&UTM_SOURCE=other', { source: 'new' }, '/p?a=1&utm_source=new'],
  ['/p?a', { id: '1', ref: 'r', inviteCode: 'i' }, '/p?a&utm_id=1&ref=r&invite_code=i'],
  ['/p?', { source: '' }, '/p'],
])('%s with %j is %s', (address, fields, link) => {
  expect(addUtmFields(address, fields)).toBe(link);
});

it('a link is parsed into its address and fields, whatever the case of their names', () => {
  expect(parseUtmLink('https://x.example/?a=1&UTM_Source=n%20l&utm_source=2&ref=r&utm_term=#top')).toEqual({
    address: 'https://x.example/?a=1#top',
    fields: { source: 'n l', ref: 'r' },
  });
});

it('what was added is what is parsed', () => {
  const value = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.isWellFormed());
  const fields = fc.dictionary(fc.constantFrom(...utmFields), value, { noNullPrototype: true });
  fc.assert(
    fc.property(fields, fc.constantFrom('/p', '/p?a=%20&b#c', 'https://x.example'), (added, address) => {
      expect(parseUtmLink(addUtmFields(address, added))).toEqual({ address, fields: added });
    }),
  );
});
