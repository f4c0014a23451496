import type { AssetManifest } from '@/lib/http-server/asset-manifest';

/** URL paths of the Next.js image optimizer and of article images (next.config.ts). */
const [resizer, pictures] = ['/_next/image', '/assets/pictures/'];

/**
 * Whether a request is for a resized version of an image that is not in the build. Next.js would look for it and log
 * the requested path, or fail if the path cannot be decoded.
 * @param search the raw query
 */
export function isUnknownImage(path: string, search: string, table: Pick<AssetManifest, 'get'>): boolean {
  if (path !== resizer) return false;
  const [address = '', ...more] = new URLSearchParams(search).getAll('url');
  return more.length > 0 || !address.startsWith(pictures) || table.get(address) === undefined;
}
