import { spawnSync } from 'node:child_process';
import { sourceDigest } from '@/lib/content/translation-status';

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : null;
}

const versions = new Map<string, string | null>();

/**
 * Finds a version of a file in the Git history by its digest. Searched once per version, because all translations of a
 * text are usually made from the same one.
 * @returns its text; null without a history, or if the version is not part of it
 */
export function findVersion(file: string, digest: string): string | null {
  const key = `${file} ${digest}`;
  const known = versions.get(key);
  if (known !== undefined) return known;
  const version = searchHistory(file, digest);
  versions.set(key, version);
  return version;
}

function searchHistory(file: string, digest: string): string | null {
  const commits = git('log', '--format=%H', '--', file)?.split('\n').filter(Boolean) ?? [];
  for (const commit of commits) {
    const text = git('show', `${commit}:./${file}`);
    if (text !== null && sourceDigest(text) === digest) return text;
  }
  return null;
}
