import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { servedLocales } from '@/lib/i18n/page-versions';
import { fixedPath } from '@/lib/i18n/paths';
import { matchRoute } from '@/lib/routing/match';
import { drawPicture } from '@/lib/share-pictures/draw';
import { pageKinds } from './page-kinds';
import { each, send } from './send';

const isFull = process.env.SUITE_FULL === '1';
/** Each script once in a short run; the other languages show their home page. */
const whole: readonly LocaleCode[] = isFull ? localeCodes : ['en', 'ru', 'th', 'zh'];
const maxKilobytes = 60;

async function pictureOf(address: string): Promise<URL> {
  const $ = cheerio.load((await send(address)).body);
  const picture = $('meta[property="og:image"]').attr('content') ?? '';
  expect($('meta[name="twitter:image"]').attr('content'), address).toBe(picture);
  expect($('meta[name="twitter:card"]').attr('content'), address).toBe('summary_large_image');
  expect($('meta[property="og:image:alt"]').attr('content'), address).toBeTruthy();
  expect(new URL(picture).origin, address).toBe(new URL($('link[rel=canonical]').attr('href')!).origin);
  return new URL(picture);
}

test('every kind of page has a picture to share, in its language, that may be kept for ever', async ({ request }) => {
  test.setTimeout(900_000);
  const pages = localeCodes.flatMap((locale) =>
    (whole.includes(locale) ? pageKinds : ['/'])
      .filter((path) => matchRoute(path)!.route.indexable && servedLocales(path).includes(locale))
      .map((path) => fixedPath(locale, path)),
  );
  const sizes: Record<string, number> = {};
  await each(
    pages,
    async (page) => {
      const { pathname } = await pictureOf(page);
      const answer = await request.get(pathname);
      const body = await answer.body();
      expect(answer.status(), page).toBe(200);
      expect(answer.headers()['content-type'], page).toBe('image/png');
      expect(answer.headers()['cache-control'], page).toBe('public, max-age=31536000, immutable');
      expect([body.readUInt32BE(16), body.readUInt32BE(20)], page).toEqual([1200, 630]);
      sizes[page] = body.length;
    },
    4,
  );
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/share-pictures.json', `${JSON.stringify(sizes, null, 2)}\n`);
  const heavy = Object.entries(sizes).filter(([, bytes]) => bytes > maxKilobytes * 1000);
  expect(heavy).toEqual([]);
});

test('an article that is shown in English has the English picture', async () => {
  const [own, shown] = await Promise.all(['/helps/import-cookies', '/th/helps/import-cookies'].map(pictureOf));
  expect(shown!.href).toBe(own!.href);
});

test('an outdated address leads to the picture of today, an unknown one nowhere', async () => {
  const { pathname } = await pictureOf('/ru/pricing');
  const old = await send(pathname.replace(/^\/og\/[\da-f]{10}/, '/og/0000000000'));
  expect(old.status).toBe(308);
  expect(old.headers.location).toBe(pathname);
  for (const path of [
    '/ru/nowhere',
    '/xx/pricing',
    '/ru/search',
    '/tc/solutions/crypto',
    '/ru/error/404',
    '/ru/%2e%2e',
  ]) {
    expect((await send(`/og/0000000000${path}.png`)).status, path).toBe(404);
  }
  expect((await send('/og/0000000000/ru/pricing.jpg')).status).toBe(404);
});

/** Ink of a drawing, cut to its edges, on a raster: where there is some. */
const bitmaps = async ({ font, drawn, text }: { font: string; drawn: string; text: string }) => {
  const face = new FontFace('Conjuncts', `url(data:font/woff2;base64,${font})`);
  document.fonts.add(await face.load());
  const image = new Image();
  image.src = `data:image/png;base64,${drawn}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [900, 300];
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  const rasterOf = (paint: () => void) => {
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, 900, 300);
    pen.fillStyle = 'black';
    paint();
    const { data } = pen.getImageData(0, 0, 900, 300);
    const isInk = (x: number, y: number) => data[(y * 900 + x) * 4]! < 128;
    const points: [number, number][] = [];
    for (let y = 0; y < 300; y++) for (let x = 0; x < 900; x++) if (isInk(x, y)) points.push([x, y]);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [width, height] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
    const cells = new Set(
      points.map(([x, y]) => Math.floor(((x - left) / width) * 40) * 100 + Math.floor(((y - top) / height) * 24)),
    );
    return { width, height, cells: [...cells] };
  };
  const browser = rasterOf(() => {
    pen.font = '100px Conjuncts';
    pen.fillText(text, 50, 180);
  });
  // The place of the title: the gem stands on its right, the brand below it.
  return { browser, picture: rasterOf(() => pen.drawImage(image, 60, 150, 790, 300, 0, 0, 790, 300)) };
};

const overlap = (a: readonly number[], b: readonly number[]) => {
  const other = new Set(b);
  const both = a.filter((cell) => other.has(cell)).length;
  return both / (a.length + b.length - both);
};

test('Hindi conjuncts are joined as Chromium joins them', async ({ page }) => {
  const file = 'node_modules/@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff2';
  const font = readFileSync(file).toString('base64');
  await page.goto('/hi');
  for (const text of ['क्षत्रिय', 'श्री', 'प्रोफ़ाइल']) {
    const drawing = await drawPicture({ locale: 'hi', title: text, kicker: null, brand: 'Facetry', host: 'x.example' });
    const drawn = drawing.toString('base64');
    const { picture, browser } = await page.evaluate(bitmaps, { font, drawn, text });
    const shape = ({ width, height }: typeof picture) => width / height;
    expect(shape(picture) / shape(browser), text).toBeGreaterThan(0.96);
    expect(shape(picture) / shape(browser), text).toBeLessThan(1.04);
    expect(overlap(picture.cells, browser.cells), text).toBeGreaterThan(0.8);
    // A sign between the letters keeps them apart: so it looks without shaping.
    const apart = await page.evaluate(bitmaps, { font, drawn, text: [...text].join('\u200C') });
    expect(overlap(picture.cells, apart.browser.cells), `${text} unshaped`).toBeLessThan(0.65);
  }
});
