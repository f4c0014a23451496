import { stat } from 'node:fs/promises';
import path from 'node:path';
import { assetPath } from '@/lib/http-server/assets/asset-paths';
import { immutable, mediaType } from '@/lib/http-server/assets/asset-type';
import { endings } from '@/lib/http-server/encoding';
import type { Asset } from '@/lib/http-server/asset-manifest';
import type { FileCache } from '@/lib/http-server/file-cache';
import { etagOf } from '@/lib/http-server/postbuild/precompress';

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    (found) => (found.isFile() ? found.size : 0),
    () => 0,
  );

/**
 * Finds a file of another build in the shared assets folder.
 * @param folder the shared folder (ASSETS_DIR)
 * @returns null if it is not available for any reason; the path is then not found
 */
export async function findAsset(folder: string, address: string, files: FileCache): Promise<Asset | null> {
  const file = assetPath(address);
  if (file === null) return null;
  const whole = path.join(folder, file);
  if ((await sizeOf(whole)) === 0) return null;
  const bytes = await Promise.resolve(files.read(whole)).catch(() => null);
  if (!bytes) return null;
  const [br, gz] = await Promise.all([sizeOf(whole + endings.br), sizeOf(whole + endings.gzip)]);
  return {
    ...{ file, type: mediaType(file), cacheControl: immutable, scripts: [] },
    ...{ etag: etagOf(bytes), bytes: bytes.length, br, gz },
  };
}
