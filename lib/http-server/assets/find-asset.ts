import { stat } from 'node:fs/promises';
import path from 'node:path';
import { assetPath } from '@/lib/http-server/assets/asset-paths';
import { immutable, mediaType } from '@/lib/http-server/assets/asset-type';
import { encodingExtensions } from '@/lib/http-server/encoding';
import type { Asset } from '@/lib/http-server/asset-manifest';
import type { FileCache } from '@/lib/http-server/file-cache';
import { etagOf } from '@/lib/http-server/rendering/precompress';

const fileSize = (file: string): Promise<number> =>
  stat(file).then(
    (stats) => (stats.isFile() ? stats.size : 0),
    () => 0,
  );

/**
 * Finds a file of another build in the shared assets folder.
 * @param folder the shared folder (ASSETS_DIR)
 * @returns null if it is not available for any reason; the path is then not found
 */
export async function findAsset(folder: string, urlPath: string, files: FileCache): Promise<Asset | null> {
  const file = assetPath(urlPath);
  if (file === null) return null;
  const fullPath = path.join(folder, file);
  if ((await fileSize(fullPath)) === 0) return null;
  const bytes = await Promise.resolve(files.read(fullPath)).catch(() => null);
  if (!bytes) return null;
  const [br, gz] = await Promise.all([
    fileSize(fullPath + encodingExtensions.br),
    fileSize(fullPath + encodingExtensions.gzip),
  ]);
  return {
    file,
    type: mediaType(file),
    cacheControl: immutable,
    scripts: [],
    etag: etagOf(bytes),
    bytes: bytes.length,
    br,
    gz,
  };
}
