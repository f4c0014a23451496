import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { sample, commitOffset } from '../sampling';
import { addStyles } from './add-styles';
import { serveNotoFonts, applyNotoFonts } from './noto-fonts';

/**
 * Screenshots of the main pages, compared with those in tests/e2e/screenshots. Text is set in Noto from packages,
 * independent of system fonts. Rendering changes with every major browser version: in a version other than the recorded
 * one, a difference is reported and does not fail.
 */

const recordedVersionFile = path.join('tests', 'e2e', 'screenshots', 'browser.txt');
/** Taller pages are cropped: the rest repeats what other screenshots show. */
const maxHeight = 3200;

type Shot = { name: string; path: string; width: number; colorScheme: 'light' | 'dark'; fonts: readonly string[] };
const shot = (name: string, path: string, width: number, colorScheme: 'light' | 'dark', ...fonts: string[]): Shot => ({
  name: `${name}-${width}-${colorScheme}`,
  path,
  width,
  colorScheme,
  fonts: ['noto-sans', ...fonts],
});

const shots = [
  shot('home-en', '/', 1440, 'light'),
  shot('home-en', '/', 360, 'dark'),
  shot('home-zh', '/zh', 768, 'dark', 'noto-sans-sc'),
  shot('home-ru', '/ru', 360, 'light'),
  shot('home-th', '/th', 1440, 'dark', 'noto-sans-thai'),
  shot('home-hi', '/hi', 768, 'light', 'noto-sans-devanagari'),
  shot('pricing-en', '/pricing', 1440, 'dark'),
  shot('pricing-ru', '/ru/pricing', 360, 'light'),
  shot('download-zh', '/zh/download', 1440, 'light', 'noto-sans-sc'),
  shot('local-api-en', '/local-api', 1440, 'light'),
  shot('teamwork-th', '/th/teamwork', 360, 'light', 'noto-sans-thai'),
  shot('faq-hi', '/hi/faq', 768, 'dark', 'noto-sans-devanagari'),
];

for (const { name, path, width, colorScheme, fonts } of sample(shots, 4, commitOffset)) {
  test(`${name} matches its screenshot`, async ({ page, browser }, info) => {
    const version = browser.version().split('.')[0]!;
    await serveNotoFonts(page);
    await page.setViewportSize({ width, height: 900 });
    // The demo shows the current time once its code is there.
    await page.route('**/assets/messages/demo-*', (route) => route.abort());
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    await applyNotoFonts(page, fonts);
    // Floating elements appear at unpredictable times.
    await addStyles(page, 'body > :is(aside, section) { display: none !important; }');
    const height = Math.min(maxHeight, await page.evaluate(() => document.documentElement.scrollHeight));
    await page.setViewportSize({ width, height });
    const compare = () => expect(page).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.005 });
    if (info.config.updateSnapshots === 'all') {
      await compare();
      writeFileSync(recordedVersionFile, `${version}\n`);
      return;
    }
    const expected = readFileSync(recordedVersionFile, 'utf8').trim();
    if (version === expected) return compare();
    await compare().catch((error: Error) => {
      const description = `Chromium ${version} draws ${name} differently from ${expected}: ${error.message.split('\n')[0]}`;
      info.annotations.push({ type: 'screenshot', description });
      console.warn(description);
    });
  });
}
