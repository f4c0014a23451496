import { expect, it } from 'vitest';
import type { PublicationEntry } from '@/lib/publishing/publication-log';
import { shouldMail, refusalMail } from '@/scripts/refusal-mail';

const refused: PublicationEntry = {
  startedAt: '2026-12-01T09:00:00.000Z',
  endedAt: '2026-12-01T09:00:10.000Z',
  cause: 'webhook',
  commit: '0123456789abcdef',
  result: 'refused',
  issues: [{ file: 'messages/th/pages/pricing.json', line: 12, field: 'heading', reason: 'unknown placeholder “…”' }],
};

it('a refused push is mailed with file, line, field and reason', () => {
  const { subject, text, html } = refusalMail(refused);
  expect(subject).toBe('Not published: messages/th/pages/pricing.json:12, heading');
  expect(text).toContain('(commit 0123456789)');
  expect(text).toContain('- messages/th/pages/pricing.json:12, heading: unknown placeholder “…”');
  expect(html).toContain('unknown placeholder “…”');
});

it('a refused publication is mailed once, however often it is tried again', () => {
  expect(shouldMail(refused, undefined)).toBe(true);
  expect(shouldMail({ ...refused, cause: 'schedule' }, refused)).toBe(false);
  const corrected = { ...refused, issues: [{ ...refused.issues[0]!, line: 13 }] };
  expect(shouldMail(corrected, refused)).toBe(true);
  expect(shouldMail(refused, { ...refused, result: 'done', issues: [] })).toBe(true);
});

it('what was published, and what the person who ran the command sees, is not mailed', () => {
  expect(shouldMail({ ...refused, result: 'done', issues: [] }, undefined)).toBe(false);
  expect(shouldMail({ ...refused, cause: 'command' }, undefined)).toBe(false);
});
