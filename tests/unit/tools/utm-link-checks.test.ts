import { expect, it } from 'vitest';
import { checkUtmLink, utmRuleIds, type UtmCheckContext, type UtmRuleId } from '@/lib/tools/utm-link-checks';
import type { UtmFields } from '@/lib/tools/utm-link';

const vocabulary = { source: ['newsletter', 'telegram'], medium: ['email', 'cpc'] };
const page = 'https://www.facetry.example/pricing';

/** The issues of a link: rule, field, the text they point to, and the suggestion. */
function issues(fields: UtmFields, { address = page, ...context }: UtmCheckContext & { address?: string } = {}) {
  const link = { address, fields };
  return checkUtmLink(link, { vocabulary, ...context }).map(({ rule, field, start, end, suggestion }) =>
    [rule, field, (field === 'address' ? address : (fields[field] ?? '')).slice(start, end), suggestion].filter(
      (part) => part !== undefined,
    ),
  );
}

const cases: [rule: UtmRuleId, fields: UtmFields, expected: string[], context?: object][] = [
  ['space', { source: 'telegram', campaign: ' autumn sale' }, ['campaign', ' ', 'autumn-sale']],
  ['control-character', { source: 'telegram', campaign: 'a\u200bb' }, ['campaign', '\u200b']],
  ['too-long', { source: 'telegram', campaign: `${'x'.repeat(200)}yz` }, ['campaign', 'yz']],
  ['personal-data', { source: 'telegram', content: 'to ada@example.org' }, ['content', 'ada@example.org']],
  ['capitals', { source: 'Telegram' }, ['source', 'T', 'telegram']],
  ['mixed-spelling', { source: 'telegram', medium: 'e-mail' }, ['medium', 'e-mail', 'email']],
  ['near-miss', { source: 'newsleter' }, ['source', 'newsleter', 'newsletter']],
  ['missing-source', { medium: 'cpc' }, ['source', '']],
  ['invalid-address', { source: 'telegram' }, ['address', 'pricing'], { address: 'pricing' }],
  ['address-control-character', { source: 'telegram' }, ['address', '\u200b'], { address: `${page}\u200b` }],
  ['utm-in-address', { source: 'telegram' }, ['address', 'UTM_medium=x'], { address: `${page}?a=1&UTM_medium=x#f` }],
  [
    'address-personal-data',
    { source: 'telegram' },
    ['address', 'm=a%40b.example'],
    { address: `${page}?m=a%40b.example` },
  ],
  ['internal-link', { source: 'telegram' }, ['address', page], { placedOn: 'facetry.example' }],
];

it.each(cases)('%s is found, with its position', (rule, fields, expected, context) => {
  const found = issues(fields, context).find(([name]) => name === rule);
  expect(found?.slice(1)).toEqual(expected);
});

it('every rule has a case here', () => {
  expect(cases.map(([rule]) => rule).toSorted()).toEqual(utmRuleIds.toSorted());
});

it.each<UtmFields>([
  { source: 'telegram', medium: 'cpc', campaign: 'autumn-2026', term: 'антидетект', content: 'a_b' },
  { source: 'a-new-partner', medium: 'email', id: '42' },
])('a good link has no issues: %j', (fields) => {
  expect(issues(fields)).toEqual([]);
});

it('a value differs from the vocabulary in one way', () => {
  for (const source of ['Telegram', 'tele-gram', 'telegran'])
    expect(issues({ source }).map(([rule]) => rule)).toHaveLength(1);
});

it('an international telephone number is personal data', () => {
  expect(issues({ source: 'telegram', content: 'call +49 (30) 123-45-67' })).toEqual(
    expect.arrayContaining([['personal-data', 'content', '+49 (30) 123-45-67']]),
  );
});
