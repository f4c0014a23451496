import releases from '@/content/releases.json' with { type: 'json' };
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

export type Releases = { newest: Release; older: readonly Release[] };

const { newest, older }: Releases = releases;

/** Newest version. Omitted fields are not shown. */
export const newestRelease = newest;

/** Versions that can still be downloaded, newest first; each file has a `url`. */
export const olderReleases = older;

/** Returns the id of the release notes of a version. */
export const releaseNoteId = ({ version }: Release): string => version.replaceAll('.', '-');
