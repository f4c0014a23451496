import type { PlatformId } from '@/lib/contract/platforms';

type ReleaseFile = {
  /** URL of the file, for versions that the settings no longer link to. */
  url?: string;
  bytes?: number;
  sha256?: string;
};

export type Release = {
  version: string;
  /** Release date: `2026-10-20`. */
  date: string;
  files: Readonly<Partial<Record<PlatformId, ReleaseFile>>>;
};

export type Releases = {
  /** Newest version. Omitted fields are not shown. */
  newest: Release;
  /** Versions that can still be downloaded, newest first; each file has a `url`. */
  older: readonly Release[];
};

/** Returns the id of the release notes of a version. */
export const releaseNoteId = ({ version }: Release): string => version.replaceAll('.', '-');
