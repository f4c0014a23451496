// next.config.ts reads this file, and does not resolve the alias @/.

/** Pictures are made for these widths of screens in pixels, at these densities, in this quality. */
export const imageWidths = [320, 530, 767, 992, 1200, 1400, 1536] as const;
export const imageDensities = [1, 2] as const;
export const imageQuality = 100;

/** Widths that a picture may be asked for. */
export const servedWidths: readonly number[] = [
  ...new Set(imageDensities.flatMap((density) => imageWidths.map((width) => width * density))),
].sort((a, b) => a - b);

/** The address of a picture at a width, made by the framework's own service. @param source a path of this site */
export function optimizedImageUrl(source: string, width: number): string {
  return `/_next/image?url=${encodeURIComponent(source)}&w=${width}&q=${imageQuality}`;
}

/** Attributes of a picture of this site that shrink with the window; pictures in vectors need none. */
export function responsiveAttributes(source: string): { src: string; srcSet: string; sizes: string } | null {
  if (!source.startsWith('/') || source.endsWith('.svg')) return null;
  return {
    src: optimizedImageUrl(source, 767),
    srcSet: servedWidths.map((width) => `${optimizedImageUrl(source, width)} ${width}w`).join(', '),
    sizes: '(min-width: 767px) 42rem, 100vw',
  };
}
