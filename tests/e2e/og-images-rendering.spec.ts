import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { renderImage } from '@/lib/og-images/render';
import { colorTokens } from '@/lib/config/brand-schema';
import { imageColor } from '@/lib/og-images/image-svg';

// The tests inject fonts and styles, which the site's own policy would block.
test.use({ bypassCSP: true });

/** Compares Open Graph images with the browser's rendering. */

test('Open Graph images use the colors of the light theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const displayed = await page.evaluate((tokens) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    return tokens.map((token) => {
      const probe = document.createElement('i');
      probe.style.color = `var(--${token})`;
      document.body.append(probe);
      context.fillStyle = getComputedStyle(probe).color;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    });
  }, colorTokens);
  for (const [i, token] of colorTokens.entries()) {
    const hex = imageColor(token);
    const rendered = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    const maxDistance = Math.max(...rendered.map((channel, j) => Math.abs(channel - displayed[i]![j]!)));
    expect(maxDistance, `${token}: ${hex} and ${displayed[i]!.join()}`).toBeLessThanOrEqual(1);
  }
});

/** Rasterizes a drawing cropped to its edges. @returns its size and the raster cells with ink */
const bitmaps = async ({ font, rendered, text }: { font: string; rendered: string; text: string }) => {
  const face = new FontFace('Conjuncts', `url(data:font/woff2;base64,${font})`);
  document.fonts.add(await face.load());
  const image = new Image();
  image.src = `data:image/png;base64,${rendered}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [900, 300];
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const rasterOf = (paint: () => void) => {
    context.fillStyle = 'white';
    context.fillRect(0, 0, 900, 300);
    context.fillStyle = 'black';
    paint();
    const { data } = context.getImageData(0, 0, 900, 300);
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
    context.font = '100px Conjuncts';
    context.fillText(text, 50, 180);
  });
  // The area of the title: the gem is on its right, the brand below it.
  return { browser, rendered: rasterOf(() => context.drawImage(image, 60, 150, 790, 300, 0, 0, 790, 300)) };
};

const overlap = (a: readonly number[], b: readonly number[]) => {
  const other = new Set(b);
  const both = a.filter((cell) => other.has(cell)).length;
  return both / (a.length + b.length - both);
};

test('Hindi conjuncts in Open Graph images are shaped as in Chromium', async ({ page }) => {
  const file = 'node_modules/@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff2';
  const font = readFileSync(file).toString('base64');
  await page.goto('/hi');
  for (const text of ['क्षत्रिय', 'श्री', 'प्रोफ़ाइल']) {
    const rendering = await renderImage({
      locale: 'hi',
      title: text,
      kicker: null,
      brand: 'Facetry',
      host: 'x.example',
      cover: null,
    });
    const png = rendering.toString('base64');
    const { rendered, browser } = await page.evaluate(bitmaps, { font, rendered: png, text });
    const shape = ({ width, height }: typeof rendered) => width / height;
    expect(shape(rendered) / shape(browser), text).toBeGreaterThan(0.96);
    expect(shape(rendered) / shape(browser), text).toBeLessThan(1.04);
    expect(overlap(rendered.cells, browser.cells), text).toBeGreaterThan(0.8);
    // A zero-width non-joiner between the letters prevents conjuncts, as without shaping.
    const unshaped = await page.evaluate(bitmaps, { font, rendered: png, text: [...text].join('\u200C') });
    expect(overlap(rendered.cells, unshaped.browser.cells), `${text} unshaped`).toBeLessThan(0.65);
  }
});
