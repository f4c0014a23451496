import QRCode from 'qrcode';

/** QR codes of addresses, in browsers and on the server. */

export type QrCodeOptions = {
  /** Colors as `#rrggbb`; scanners need a dark code on a light background. */
  dark: string;
  light: string;
  /** The width of the quiet zone, in modules; scanners need four (ISO/IEC 18004). */
  margin?: number;
};

/** Shapes in `currentColor` on a square view box of this size. */
type Logo = { size: number; markup: string };

const toSettings = ({ dark, light, margin = 4 }: QrCodeOptions) => ({
  color: { dark, light },
  margin,
  // A quarter of the code may be dirty or covered.
  errorCorrectionLevel: 'Q' as const,
});

/**
 * Returns a logo on a plate in the middle of a code. It covers about a twentieth of the modules, which leaves the larger
 * part of the correction for dirt.
 */
function logoPlate({ size, markup }: Logo, modules: number, { dark, light }: QrCodeOptions): string {
  const rough = Math.round(modules * 0.22);
  // Of the same parity as the code, so that it covers whole modules.
  const plate = rough + ((modules - rough) % 2);
  const start = (modules - plate) / 2;
  return (
    `<rect x="${start}" y="${start}" width="${plate}" height="${plate}" fill="${light}"/>` +
    `<svg x="${start + 1}" y="${start + 1}" width="${plate - 2}" height="${plate - 2}" viewBox="0 0 ${size} ${size}" ` +
    `fill="none" shape-rendering="auto">${markup.replaceAll('currentColor', dark)}</svg>`
  );
}

/**
 * Renders a QR code as an SVG document.
 * @param options with a `logo` to show in the middle
 * @throws Error if the text is too long for one
 */
export async function qrCodeSvg(text: string, options: QrCodeOptions & { logo?: Logo }): Promise<string> {
  const svg = await QRCode.toString(text, { ...toSettings(options), type: 'svg' });
  if (!options.logo) return svg;
  const modules = Number(/viewBox="0 0 (\d+)/.exec(svg)![1]);
  return svg.replace('</svg>', `${logoPlate(options.logo, modules, options)}</svg>`);
}

/**
 * Renders a QR code as a PNG file.
 * @param width in pixels
 * @throws Error if the text is too long for one
 */
export async function qrCodePng(text: string, options: QrCodeOptions & { width: number }): Promise<Uint8Array> {
  const url = await QRCode.toDataURL(text, { ...toSettings(options), type: 'image/png', width: options.width });
  return Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (character) => character.charCodeAt(0));
}
