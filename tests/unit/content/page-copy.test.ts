import { describe, expect, it } from 'vitest';
import { pageCopySchema } from '@/lib/content/page-copy';
import { differingIds } from '@/lib/content/message-parity';

const page = { name: 'N', title: 'T', description: 'D', heading: 'H', lead: 'L' };
const complaint = (more: object) => {
  const issue = pageCopySchema.safeParse({ ...page, ...more }).error?.issues[0];
  return issue ? `${issue.path.join('.')}: ${issue.message}` : null;
};

describe('page copy', () => {
  it('needs no more than a head, a heading and a lead', () => {
    expect(complaint({})).toBeNull();
  });

  it('refuses a table whose rows do not fit its columns', () => {
    const table = { heading: 'H', columns: ['A', 'B'], rows: [['a', 'b'], ['a']] };
    expect(complaint({ table })).toBe('table.rows: each row must have as many cells as there are columns');
  });

  it('refuses an id that cannot stand in an address', () => {
    const questionGroups = [{ id: 'Two words', name: 'N', questions: [] }];
    expect(complaint({ questionGroups })).toContain('lower-case letters');
  });

  it('refuses what no page shows', () => {
    expect(complaint({ subtitle: 'S' })).not.toBeNull();
  });

  it('has the same ids in every language', () => {
    const english = { sections: [{ id: 'team', heading: 'A' }] };
    const other = { sections: [{ id: 'mannschaft', heading: 'B' }] };
    expect(differingIds(english, english)).toEqual([]);
    expect(differingIds(english, other)).toEqual([
      { field: 'sections.0.id', reason: 'it is “mannschaft” instead of “team”' },
    ]);
  });
});
