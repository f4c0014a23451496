import { stat } from 'node:fs/promises';
import path from 'node:path';
import { assetPlace } from '@/lib/serving/assets/asset-places';
import { forEver, typeOf } from '@/lib/serving/assets/asset-type';
import { endings } from '@/lib/serving/encoding';
import type { ServedFile } from '@/lib/serving/file-table';
import type { KeptFiles } from '@/lib/serving/kept-files';
import { etagOf } from '@/lib/serving/making/served-forms';

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    (found) => (found.isFile() ? found.size : 0),
    () => 0,
  );

/**
 * Looks for what a page of another build asks for among the files that are kept of all builds.
 * @param folder where they are kept (ASSETS_DIR)
 * @returns null where there is none, for whatever reason: then the address is one of nothing
 */
export async function findAsset(folder: string, address: string, files: KeptFiles): Promise<ServedFile | null> {
  const file = assetPlace(address);
  if (file === null) return null;
  const whole = path.join(folder, file);
  if ((await sizeOf(whole)) === 0) return null;
  const bytes = await Promise.resolve(files.read(whole)).catch(() => null);
  if (!bytes) return null;
  const [br, gz] = await Promise.all([sizeOf(whole + endings.br), sizeOf(whole + endings.gzip)]);
  return {
    ...{ file, type: typeOf(file), cacheControl: forEver, scripts: [] },
    ...{ etag: etagOf(bytes), bytes: bytes.length, br, gz },
  };
}
