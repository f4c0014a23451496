import { expect, it } from 'vitest';
import { pageCopySchema } from '@/lib/content/page-copy';
import { findIdMismatches } from '@/lib/content/message-parity';

const page = { name: 'N', title: 'T', description: 'D', heading: 'H', lead: 'L' };
const issueOf = (more: object) => {
  const issue = pageCopySchema.safeParse({ ...page, ...more }).error?.issues[0];
  return issue ? `${issue.path.join('.')}: ${issue.message}` : null;
};

it('page copy needs only metadata, a heading and a lead', () => {
  expect(issueOf({})).toBeNull();
});

it.each([
  [
    'a table whose rows do not match its columns',
    { table: { heading: 'H', columns: ['A', 'B'], rows: [['a', 'b'], ['a']] } },
    'table.rows: each row must have as many cells as there are columns',
  ],
  [
    'an ID that is not valid in a URL',
    { questionGroups: [{ id: 'Two words', name: 'N', questions: [] }] },
    'lowercase',
  ],
  ['an unknown field', { subtitle: 'S' }, 'subtitle'],
])('page copy with %s is rejected', (_, more, issue) => {
  expect(issueOf(more)).toContain(issue);
});

it('page copy has the same IDs in every language', () => {
  const english = { sections: [{ id: 'team', heading: 'A' }] };
  const other = { sections: [{ id: 'mannschaft', heading: 'B' }] };
  expect(findIdMismatches(english, english)).toEqual([]);
  expect(findIdMismatches(english, other)).toEqual([
    { field: 'sections.0.id', reason: 'must be “team”, as in English, but is “mannschaft”' },
  ]);
});
