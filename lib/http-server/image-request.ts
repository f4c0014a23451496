import type { AssetManifest } from '@/lib/http-server/asset-manifest';

/** Where Next.js makes smaller pictures of those in articles, and below which address these lie (next.config.ts). */
const [resizer, pictures] = ['/_next/image', '/assets/pictures/'];

/**
 * True for a request for a smaller picture of something that is no picture of the build. Next.js would look for it, and
 * write into the log what it was asked for, or fail where that cannot be decoded.
 * @param search the query as it was sent
 */
export function isUnknownImage(path: string, search: string, table: Pick<AssetManifest, 'get'>): boolean {
  if (path !== resizer) return false;
  const [address = '', ...more] = new URLSearchParams(search).getAll('url');
  return more.length > 0 || !address.startsWith(pictures) || table.get(address) === undefined;
}
