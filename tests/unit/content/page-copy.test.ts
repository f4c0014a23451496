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

it('page copy with a table whose rows do not match its columns is rejected', () => {
  const table = { heading: 'H', columns: ['A', 'B'], rows: [['a', 'b'], ['a']] };
  expect(issueOf({ table })).toBe('table.rows: each row must have as many cells as there are columns');
});

it('page copy with an ID that is not valid in a URL is rejected', () => {
  const questionGroups = [{ id: 'Two words', name: 'N', questions: [] }];
  expect(issueOf({ questionGroups })).toContain('lowercase letters');
});

it('page copy with an unknown field is rejected', () => {
  expect(issueOf({ subtitle: 'S' })).not.toBeNull();
});

it('page copy has the same IDs in every language', () => {
  const english = { sections: [{ id: 'team', heading: 'A' }] };
  const other = { sections: [{ id: 'mannschaft', heading: 'B' }] };
  expect(findIdMismatches(english, english)).toEqual([]);
  expect(findIdMismatches(english, other)).toEqual([
    { field: 'sections.0.id', reason: 'must be “team”, as in English, but is “mannschaft”' },
  ]);
});
