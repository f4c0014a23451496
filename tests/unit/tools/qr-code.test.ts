import sharp from 'sharp';
import { expect, it } from 'vitest';
import { qrCodePng, qrCodeSvg } from '@/lib/tools/qr-code';

const options = { dark: '#123456', light: '#fedcba' };
const url = 'https://www.facetry.example/go/flyer-2026';

it('a QR code is an SVG in the given colors', async () => {
  const svg = await qrCodeSvg(url, options);
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) \1"/);
  expect(svg.match(/(?:fill|stroke)="#\w+"/g)).toEqual(['fill="#fedcba"', 'stroke="#123456"']);
});

it('a QR code is a PNG of the given width in the given colors, with a quiet zone', async () => {
  const png = await qrCodePng(url, { ...options, width: 400 });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([400, 400]);
  const colors = new Set<string>();
  for (let i = 0; i < data.length; i += info.channels) colors.add(data.subarray(i, i + 3).toString('hex'));
  expect([...colors].toSorted()).toEqual(['123456', 'fedcba']);
  expect(data.subarray(0, 3).toString('hex')).toBe('fedcba');
});

it('a text that is too long for a QR code is an error', async () => {
  await expect(qrCodeSvg('x'.repeat(3000), options)).rejects.toThrow(/too big/);
});

it('a logo covers whole modules in the middle, and leaves enough of the code for error correction', async () => {
  const logo = { size: 32, markup: '<path d="M0 0h32v32H0z" fill="currentColor"></path>' };
  const svgs = [await qrCodeSvg(url, options), await qrCodeSvg(url, { ...options, logo })];
  const modules = Number(/viewBox="0 0 (\d+)/.exec(svgs[0]!)![1]);
  const [plain, covered] = await Promise.all(
    svgs.map((svg) =>
      sharp(Buffer.from(svg.replace('<svg ', `<svg width="${modules * 4}" height="${modules * 4}" `)))
        .removeAlpha()
        .resize(modules, modules, { kernel: 'nearest' })
        .raw()
        .toBuffer(),
    ),
  );
  const changed = Array.from({ length: modules ** 2 }, (_, i) => i).filter((i) => plain![i * 3] !== covered![i * 3]);
  const middle = (at: number) => Math.abs(at - (modules - 1) / 2) <= modules * 0.13;
  expect(changed.every((i) => middle(i % modules) && middle(Math.floor(i / modules)))).toBe(true);
  // A quarter of the code can be corrected.
  expect(changed.length / (modules - 8) ** 2).toBeLessThan(0.1);
});
