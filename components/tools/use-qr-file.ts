import { useCallback, useState } from 'react';
import { qrReader } from './qr-reader';
import { useToolFiles } from './use-tool-form';

export type PictureError = 'tooLarge' | 'notPicture' | 'noQr';

/** Larger pictures are refused, in megabytes: photos of phones have fewer. */
export const maxPictureMegabytes = 20;

async function readPicture(file: File): Promise<readonly string[] | PictureError> {
  if (file.size > maxPictureMegabytes * 1_000_000) return 'tooLarge';
  try {
    const picture = await createImageBitmap(file);
    const texts = await (await qrReader())(picture).finally(() => picture.close());
    return texts.length > 0 ? texts : 'noQr';
  } catch {
    return 'notPicture';
  }
}

/**
 * Reads the QR codes of a picture that the visitor chooses or drops.
 * @param onRead receives their texts, one per code
 * @returns why the last picture could not be read; null if it could
 */
export function useQrFile(onRead: (texts: readonly string[]) => void): PictureError | null {
  const [error, setError] = useState<PictureError | null>(null);
  const onFile = useCallback(
    async (file: File) => {
      const result = await readPicture(file);
      setError(typeof result === 'string' ? result : null);
      if (typeof result !== 'string') onRead(result);
    },
    [onRead],
  );
  useToolFiles(
    'file',
    useCallback((file) => void onFile(file), [onFile]),
  );
  return error;
}
