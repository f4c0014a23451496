import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import sharp from 'sharp';
import type { Composition } from '@/lib/assets/covers/composition';
import { scriptOf } from '@/lib/i18n/language-table';
import { languageTag, type LocaleCode } from '@/lib/i18n/locales';
import { loadFont, type Weight } from '@/lib/og-images/fonts';
import { titleWords } from '@/lib/og-images/text-wrap';
import { measureWords } from '@/lib/og-images/text-metrics';
import { imageHeight, imageSvg, imageWidth } from '@/lib/og-images/image-svg';

/** The text of an image. */
export type ImageText = {
  locale: LocaleCode;
  title: string;
  /** The section of the page; none on the home page. */
  kicker: string | null;
  brand: string;
  host: string;
  /** The page's cover; pages without one show the gem. */
  cover: Composition | null;
};

let starting: Promise<void> | undefined;

/** Starts the renderer, which may be done only once per process. */
function start(): Promise<void> {
  const file = path.join(process.cwd(), 'node_modules', '@resvg', 'resvg-wasm', 'index_bg.wasm');
  starting ??= readFile(file).then((wasm) => initWasm(wasm));
  return starting;
}

const tallScripts: ReadonlySet<string> = new Set(['Deva', 'Thai']);

/**
 * Encodes pixels as a PNG with a palette, a third smaller than true color; runs off the main thread. The images have
 * about 200 colors, which are preserved; lower effort or dithering would not.
 */
const encodePng = (rgba: Uint8Array): Promise<Buffer> =>
  sharp(rgba, { raw: { width: imageWidth, height: imageHeight, channels: 4 } })
    .png({ palette: true, quality: 100, effort: 7, dither: 0, compressionLevel: 9 })
    .toBuffer();

/**
 * Renders an image.
 * @returns a PNG file
 */
export async function renderImage({ locale, title, kicker, brand, host, cover }: ImageText): Promise<Buffer> {
  await start();
  const measure = (text: string, weight: Weight) => measureWords(locale, weight, titleWords(text, languageTag(locale)));
  const texts = {
    title: await measure(title, 700),
    kicker: await measure(kicker ?? '', 500),
    brand: await measure(brand, 700),
    host: await measure(host, 500),
  };
  const subsets = Object.values(texts).flatMap((text) => text.subsets);
  const svg = imageSvg({
    title: texts.title.words,
    kicker: texts.kicker.words,
    brand: texts.brand.words,
    host: texts.host.words,
    isTallScript: tallScripts.has(scriptOf(locale)),
    cover,
  });
  const families = new Map(subsets.map((subset) => [subset.family, subset]));
  const fontBuffers = await Promise.all([...families.values()].map(loadFont));
  const renderer = new Resvg(svg, { font: { fontBuffers } });
  const image = renderer.render();
  try {
    return await encodePng(image.pixels);
  } finally {
    image.free();
    renderer.free();
  }
}
