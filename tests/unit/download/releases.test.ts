import { expect, it } from 'vitest';
import { contentIndex } from '@/lib/content/content-index';
import { releaseNoteId } from '@/lib/download/releases';
import { readReleases } from '@/lib/download/releases-schema';

const { newest, older } = readReleases();

it('the newest release matches the newest release note', () => {
  const { id, date } = contentIndex().release[0]!;
  expect({ id: releaseNoteId(newest), date: newest.date }).toEqual({ id, date });
});

it('releases have downloadable file names and valid checksums', () => {
  for (const { files } of [newest, ...older]) {
    for (const { url, sha256 } of Object.values(files)) {
      if (url) expect(url).toMatch(/^https:\/\//);
      if (sha256) expect(sha256).toMatch(/^[\da-f]{64}$/);
    }
  }
  for (const { files } of older) expect(Object.values(files).every(({ url }) => url)).toBe(true);
});
