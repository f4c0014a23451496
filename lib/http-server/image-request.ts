import { imagesPath } from '@/lib/assets/responsive-images';
import type { AssetManifest } from '@/lib/http-server/asset-manifest';

const optimizerPath = '/_next/image';

/**
 * Whether a request is for a resized version of an image that is not in the build. Next.js would look for it and log
 * the requested path, or fail if the path cannot be decoded.
 * @param search the raw query
 */
export function isUnknownImage(path: string, search: string, table: Pick<AssetManifest, 'get'>): boolean {
  if (path !== optimizerPath) return false;
  const [src = '', ...rest] = new URLSearchParams(search).getAll('url');
  return rest.length > 0 || !src.startsWith(imagesPath) || table.get(src) === undefined;
}
