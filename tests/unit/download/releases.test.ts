import { expect, it } from 'vitest';
import { contentIndex } from '@/lib/content/content-index';
import { newestRelease, olderReleases, releaseNoteId } from '@/lib/download/releases';

it('the newest release matches the newest release note', () => {
  const { id, date } = contentIndex().release[0]!;
  expect({ id: releaseNoteId(newestRelease), date: newestRelease.date }).toEqual({ id, date });
});

it('releases have downloadable file names and valid checksums', () => {
  for (const { files } of [newestRelease, ...olderReleases]) {
    for (const { url, sha256 } of Object.values(files)) {
      if (url) expect(url).toMatch(/^https:\/\//);
      if (sha256) expect(sha256).toMatch(/^[\da-f]{64}$/);
    }
  }
  for (const { files } of olderReleases) expect(Object.values(files).every(({ url }) => url)).toBe(true);
});
