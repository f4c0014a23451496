import type { PlatformId } from '@/lib/contract/platforms';

type ReleaseFile = {
  /** The file's own address, for versions that the settings no longer point to. */
  url?: string;
  bytes?: number;
  sha256?: string;
};

export type Release = {
  version: string;
  /** The day of the release: `2026-10-20`. */
  date: string;
  files: Readonly<Partial<Record<PlatformId, ReleaseFile>>>;
};

/** The newest version. What is not filled in is not shown. The version and its date are samples. */
export const newestRelease: Release = { version: '1.4.0', date: '2026-10-20', files: {} };

/** Versions that can still be downloaded, the newest first; each file needs its address. */
export const olderReleases: readonly Release[] = [];

/** The id of a version's release note. */
export const releaseNoteId = ({ version }: Release): string => version.replaceAll('.', '-');
