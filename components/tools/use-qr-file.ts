import { useCallback, useState } from 'react';
import { qrReader } from './qr-reader';
import { useToolFiles } from './use-tool-form';

export type ImageError = 'tooLarge' | 'notImage' | 'noQr';

/** Larger pictures are refused, in megabytes: photos of phones have fewer. */
export const maxImageMegabytes = 20;

async function readImage(file: File): Promise<readonly string[] | ImageError> {
  if (file.size > maxImageMegabytes * 1_000_000) return 'tooLarge';
  try {
    const image = await createImageBitmap(file);
    const texts = await (await qrReader())(image).finally(() => image.close());
    return texts.length > 0 ? texts : 'noQr';
  } catch {
    return 'notImage';
  }
}

/**
 * Reads the QR codes of a picture that the visitor chooses or drops.
 * @param onRead receives their texts, one per code
 * @returns why the last picture could not be read; null if it could
 */
export function useQrFile(onRead: (texts: readonly string[]) => void): ImageError | null {
  const [error, setError] = useState<ImageError | null>(null);
  const onFile = useCallback(
    async (file: File) => {
      const result = await readImage(file);
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
