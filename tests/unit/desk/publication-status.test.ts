import { expect, it } from 'vitest';
import { publicationLine } from '@/lib/desk/browser/publication-status';

const entry = {
  startedAt: '2026-12-01T09:00:00.000Z',
  endedAt: '2026-12-01T09:00:40.000Z',
  cause: 'webhook' as const,
  commit: '0123456789abcdef',
  result: 'done' as const,
  issues: [],
};

it('the desk tells which commit was published, and when', () => {
  expect(publicationLine(entry)).toMatch(/^Published Dec 1, 2026, .*, commit 01234567$/);
});

it('the desk names file, field and reason of a publication that was refused', () => {
  const issue = { file: 'messages/en/blog/a.md', line: 3, field: 'title', reason: 'it is too long' };
  expect(publicationLine({ ...entry, result: 'refused', issues: [issue] })).toMatch(
    /^Not published: the check found errors .*\. messages\/en\/blog\/a\.md:3: title: it is too long$/,
  );
});
