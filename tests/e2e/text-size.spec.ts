import { expect, test } from '@playwright/test';
import { sample } from '../sampling';
import { browserArguments } from './browser-arguments';
import { pageKinds } from './page-kinds';

/** Doubles the browser's default font size of 16 px. */
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
  },
});

/** Languages with long words, on pages with narrow text columns. */
const longWords = ['ru', 'uk', 'tr', 'hi'].flatMap((locale) => [
  `/${locale}`,
  `/${locale}/pricing`,
  `/${locale}/download`,
]);

for (const width of sample([320, 390, 1280, 768], 4)) {
  test(`pages with doubled text size do not overflow at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const tooWide: string[] = [];
    for (const path of [...sample(pageKinds, 3), ...sample(longWords, 2)]) {
      await page.goto(path);
      const { overflow, size } = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - window.innerWidth,
        size: getComputedStyle(document.documentElement).fontSize,
      }));
      expect(size).toBe('32px');
      if (overflow > 0) tooWide.push(`${path}: ${overflow} px too wide`);
    }
    expect(tooWide).toEqual([]);
  });
}
