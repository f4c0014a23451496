import path from 'node:path';

/**
 * Files of a build whose names hold a digest or a version: whichever build brings one, it is the same. They lie at the same
 * places below every build's folder and below the one in which those of all builds are kept.
 */

/** Where they lie, and below which addresses they are asked for; the first that fits an address counts. */
const places = [
  { folder: 'static', address: '/_next/static/' },
  { folder: 'static/search-index', address: '/search-index/' },
  { folder: 'public/assets/fonts', address: '/assets/fonts/' },
] as const;

/** The folders of a build that hold such files, and nothing else. */
export const assetFolders = ['static', 'public/assets/fonts'] as const;

/** Names as builds give them: no escapes, and no dot in front, which is for files that are just being put. */
const plainNames = /^[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*$/;

/** In characters, the longest part of an address behind its folder; the longest of a build has some fifty. */
const longest = 200;

/** The compressed forms of a file are sent in its place, and have no addresses of their own. */
const isForm = (name: string) => /\.(?:br|gz)$/.test(name);

/**
 * The place below a folder of such files that an address stands for.
 * @param address the path as it was sent, without its query
 * @returns null for every other address, and for one that is spelled oddly: escapes, dots, NUL, over-long
 */
export function assetPath(address: string): string | null {
  const place = places.find((one) => address.startsWith(one.address));
  const name = address.slice(place?.address.length);
  if (!place || name.length > longest || !plainNames.test(name) || isForm(name)) return null;
  return path.join(place.folder, name);
}
