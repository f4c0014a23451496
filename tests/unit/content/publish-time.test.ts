import { expect, it } from 'vitest';
import { checkSource } from '@/lib/content/article-file';
import { parsePublishTime } from '@/lib/content/publish-time';

it.each([
  ['2026-12-01T08:00:00Z', '2026-12-01T08:00:00.000Z'],
  ['2026-12-01T09:00+01:00', '2026-12-01T08:00:00.000Z'],
  ['2026-12-01 09:00 Europe/Berlin', '2026-12-01T08:00:00.000Z'],
  ['2026-07-01 09:00 Europe/Berlin', '2026-07-01T07:00:00.000Z'],
  ['2026-12-01 00:30 Asia/Ho_Chi_Minh', '2026-11-30T17:30:00.000Z'],
  ['2026-12-01 20:00 America/Argentina/Buenos_Aires', '2026-12-01T23:00:00.000Z'],
  ['2026-12-01 08:00 UTC', '2026-12-01T08:00:00.000Z'],
  // The clock skips from 2:00 to 3:00, and shows 2:30 twice in autumn.
  ['2026-03-29 02:30 Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29 03:00 Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25 04:00 Europe/Berlin', '2026-10-25T03:00:00.000Z'],
])('publishAt %s is %s', (text, expected) => {
  expect(parsePublishTime(text)?.toISOString()).toBe(expected);
});

it.each(['2026-12-01', '2026-12-01 09:00', '2026-12-01 09:00 Mars/Olympus', '2026-02-30 09:00 UTC', 'tomorrow', ''])(
  'publishAt %j is rejected',
  (text) => expect(parsePublishTime(text)).toBeNull(),
);

it('an article has its time of publication in UTC', () => {
  const article = (time: string) =>
    checkSource(`---\ntitle: A\ndescription: B\ndate: 2026-11-01\npublishAt: ${time}\n---\n\nText.\n`, 'docs');
  expect(article('2026-12-01 09:00 Europe/Berlin').frontMatter?.publishAt).toBe('2026-12-01T08:00:00.000Z');
  expect(article('soon').issues).toEqual([
    { line: 5, field: 'publishAt', reason: expect.stringContaining('Europe/Berlin') },
  ]);
});
