// next.config.ts imports this file and does not resolve the alias @/.

/** URL prefix of articles' images, the only ones that are resized; their files are in `public/images`. */
export const imagesPath = '/images/';

/** Images are generated for these viewport widths in CSS pixels, at these pixel densities, in this quality. */
export const imageWidths = [320, 530, 767, 992, 1200, 1400, 1536] as const;
export const imageDensities = [1, 2] as const;
export const imageQuality = 100;

/** Widths that the image endpoint accepts. */
export const servedWidths: readonly number[] = [
  ...new Set(imageDensities.flatMap((density) => imageWidths.map((width) => width * density))),
].sort((a, b) => a - b);

/** Returns the URL of an image at a width from Next.js image optimization. @param source a path of this site */
export function optimizedImageUrl(source: string, width: number): string {
  return `/_next/image?url=${encodeURIComponent(source)}&w=${width}&q=${imageQuality}`;
}

/**
 * Returns the responsive `<img>` attributes of an image of this site; null for vector images, which need none.
 * @param imageWidth its width in pixels: the optimizer does not enlarge, so that wider variants would all be the same
 */
export function responsiveAttributes(
  source: string,
  imageWidth: number,
): { src: string; srcSet: string; sizes: string } | null {
  if (source.endsWith('.svg')) return null;
  const widths = servedWidths.filter((_, i) => i === 0 || servedWidths[i - 1]! < imageWidth);
  return {
    src: optimizedImageUrl(source, 767),
    srcSet: widths.map((width) => `${optimizedImageUrl(source, width)} ${Math.min(width, imageWidth)}w`).join(', '),
    sizes: '(min-width: 767px) 42rem, 100vw',
  };
}
