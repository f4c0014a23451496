import sharp from 'sharp';
import { shortLinkAddress } from '@/lib/api/links/export-links';
import { colors, logo } from '@/lib/config/brand';
import { toHex } from '@/lib/config/color';
import { qrCodeSvg } from '@/lib/tools/qr-code';

/** QR codes of short links in the look of the brand: its ink on white, with its logo. */

/** Pixels per module of a PNG file, so that all edges are sharp: about 1,200 pixels for a short address. */
const pixelsPerModule = 32;

export const linkQrCodeSvg = (slug: string): Promise<string> =>
  qrCodeSvg(shortLinkAddress(slug), { dark: toHex(colors().light['color-text']), light: '#ffffff', logo: logo() });

/** Returns the QR code as a PNG file, for print and slides. */
export async function linkQrCodePng(slug: string): Promise<Buffer> {
  const svg = await linkQrCodeSvg(slug);
  const modules = Number(/viewBox="0 0 (\d+)/.exec(svg)![1]);
  const size = modules * pixelsPerModule;
  const sized = svg.replace('<svg ', `<svg width="${size}" height="${size}" `);
  return sharp(Buffer.from(sized)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}
