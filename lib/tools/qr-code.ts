import QRCode from 'qrcode';

/** QR codes of addresses, in browsers and on the server. */

export type QrCodeOptions = {
  /** Colors as `#rrggbb`; scanners need a dark code on a light background. */
  dark: string;
  light: string;
  /** The width of the quiet zone, in modules; scanners need four (ISO/IEC 18004). */
  margin?: number;
};

const toSettings = ({ dark, light, margin = 4 }: QrCodeOptions) => ({
  color: { dark, light },
  margin,
  // A quarter of the code may be dirty or covered.
  errorCorrectionLevel: 'Q' as const,
});

/** Renders a QR code as an SVG document. @throws Error if the text is too long for one */
export function qrCodeSvg(text: string, options: QrCodeOptions): Promise<string> {
  return QRCode.toString(text, { ...toSettings(options), type: 'svg' });
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
