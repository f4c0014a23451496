/** Reads QR codes in pictures, by the browser itself where it can, else by jsQR. */

type ScannedImage = ImageBitmap | HTMLVideoElement;

/** Returns the texts of the QR codes in a image. */
export type QrReader = (image: ScannedImage) => Promise<string[]>;

/** https://wicg.github.io/shape-detection-api/#barcode-detection-api */
type BarcodeDetectorClass = {
  new (options: { formats: string[] }): { detect(image: ScannedImage): Promise<{ rawValue: string }[]> };
  getSupportedFormats(): Promise<string[]>;
};

async function builtInReader(): Promise<QrReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass };
  // The class may be there while the system that it relies on is not.
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  if (!BarcodeDetector || !formats?.includes('qr_code')) return null;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (image) => (await detector.detect(image)).map(({ rawValue }) => rawValue);
}

const sizeOf = (image: ScannedImage) =>
  image instanceof HTMLVideoElement
    ? { width: image.videoWidth, height: image.videoHeight }
    : { width: image.width, height: image.height };

/** The pixels of a picture on white. @param maxSide longer sides are reduced to it */
function pixelsOf(image: ScannedImage, maxSide: number): ImageData | null {
  const size = sizeOf(image);
  const scale = Math.min(1, maxSide / Math.max(size.width, size.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(size.width * scale);
  canvas.height = Math.round(size.height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || canvas.width === 0 || canvas.height === 0) return null;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** A small picture is read faster, and better if the code fills it; a small code only in a large one. In pixels. */
const maxSides = [800, 2000] as const;

async function ownReader(): Promise<QrReader> {
  const { default: jsQR } = await import('jsqr');
  return (image) => {
    const sides = image instanceof HTMLVideoElement ? maxSides.slice(0, 1) : maxSides;
    for (const maxSide of sides) {
      const pixels = pixelsOf(image, maxSide);
      const text = pixels ? jsQR(pixels.data, pixels.width, pixels.height)?.data : '';
      if (text) return Promise.resolve([text]);
    }
    return Promise.resolve([]);
  };
}

let reader: Promise<QrReader> | undefined;

/** The reader of this browser, loaded once. */
export const qrReader = (): Promise<QrReader> => (reader ??= builtInReader().then((found) => found ?? ownReader()));
