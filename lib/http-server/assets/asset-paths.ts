import path from 'node:path';

/**
 * Build files whose names contain a digest or version, so their content is the same in every build. Their relative
 * paths are the same in each build folder and in the shared assets folder.
 */

/** Folders and their URL path prefixes; the first match wins. */
const pathPrefixes = [
  { folder: 'static', prefix: '/_next/static/' },
  { folder: 'static/search-index', prefix: '/search-index/' },
  { folder: 'public/assets/fonts', prefix: '/assets/fonts/' },
] as const;

/** The build folders that contain only such files. */
export const assetFolders = ['static', 'public/assets/fonts'] as const;

/** File names as builds generate them: no escapes, and no leading dot, which marks files being written. */
const plainNames = /^[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*$/;

/** Maximum length in characters of the path after its folder; the longest in a build has about 50. */
const maxLength = 200;

/** Compressed forms are served in place of a file and have no URL of their own. */
const isCompressedVariant = (name: string) => /\.(?:br|gz)$/.test(name);

/**
 * Maps a URL path to the relative path of such a file.
 * @param urlPath the raw path, without query
 * @returns null for every other path, including unusual spellings: escapes, dots, NUL, too long
 */
export function assetPath(urlPath: string): string | null {
  const match = pathPrefixes.find(({ prefix }) => urlPath.startsWith(prefix));
  const name = urlPath.slice(match?.prefix.length);
  if (!match || name.length > maxLength || !plainNames.test(name) || isCompressedVariant(name)) return null;
  return path.join(match.folder, name);
}
