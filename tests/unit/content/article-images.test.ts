import sharp from 'sharp';
import { expect, it } from 'vitest';
import { responsiveAttributes, servedWidths } from '@/lib/assets/responsive-images';
import { checkImage } from '@/lib/content/check/images';
import { isNonPagePath } from '@/lib/urls/non-page-paths';
import { temporaryFolder, writeIn } from '@/tests/temp-folder';

const publicFolder = temporaryFolder();

const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } });
for (const format of ['png', 'jpeg', 'webp', 'avif', 'gif'] as const) {
  writeIn(publicFolder, `images/blog/a.${format}`, await pixel.clone().toFormat(format).toBuffer());
}
writeIn(publicFolder, 'images/a.svg', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>');
writeIn(publicFolder, 'images/renamed.png', await pixel.clone().webp().toBuffer());
writeIn(publicFolder, 'images/pointer.webp', 'version https://git-lfs.github.com/spec/v1\n');
writeIn(publicFolder, 'elsewhere.png', await pixel.clone().png().toBuffer());

it.each(['/images/blog/a.png', '/images/blog/a.jpeg', '/images/blog/a.webp', '/images/blog/a.avif', '/images/a.svg'])(
  'the article image %s is valid, and its path is a file, not a page',
  (src) => {
    expect(checkImage(src, publicFolder)).toBeNull();
    expect(isNonPagePath(src)).toBe(true);
  },
);

it.each([
  ['https://cdn.example/a.png', /is external; copy it to public\/images/],
  ['/elsewhere.png', /must start with \/images\/; put the file into public\/images/],
  ['images/a.svg', /must start with \/images\//],
  ['/images/../elsewhere.png', /must start with \/images\//],
  ['/images/a.svg?v=2', /may contain only/],
  ['/images/a%20b.png', /may contain only/],
  ['/images/a.tiff', /not a supported image/],
  ['/images/none.png', /not found/],
  ['/images/renamed.png', /not a PNG file/],
  ['/images/pointer.webp', /not a WEBP file/],
])('the article image %s is reported', (src, reason) => {
  expect(checkImage(src, publicFolder)).toMatch(reason);
});

it('sized variants are at most as wide as the image', () => {
  const widthsOf = (width: number) =>
    [...responsiveAttributes('/images/a.png', width)!.srcSet.matchAll(/ (\d+)w/g)].map(([, text]) => Number(text));
  expect(widthsOf(1500)).toEqual([...servedWidths.filter((width) => width < 1500), 1500]);
  expect(widthsOf(200)).toEqual([200]);
  expect(widthsOf(9000)).toEqual(servedWidths);
  expect(responsiveAttributes('/images/a.svg', 200)).toBeNull();
});
