import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Composition } from '@/lib/assets/covers/composition';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { renderImage } from '@/lib/og-images/render';
import { imageColor } from '@/lib/og-images/image-svg';
import { fontRuns, loadFont, type FontSubset, type Weight } from '@/lib/og-images/fonts';
import { commitOffset, sample } from '@/tests/sampling';
import { ogText } from './og-text';
import { colorsOf, inkIn, readPng } from './read-png';

/** The texts of a language that images show: page titles and the section names above them. */
function textsOf(locale: LocaleCode): { titles: string[]; names: string[] } {
  const folder = path.join('messages', locale);
  const [titles, names]: [string[], string[]] = [[], []];
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:md|json)$/.test(name) || name === 'glossary.md') continue;
    const text = readFileSync(path.join(folder, name), 'utf8');
    if (name.endsWith('.md')) titles.push(/^title: (.+)$/m.exec(text)![1]!);
    else if (name === 'taxonomy.json') titles.push(...Object.values(JSON.parse(text) as Record<string, string>));
    else if (name.includes('/')) {
      const copy = JSON.parse(text) as { title: string; name: string };
      titles.push(copy.title);
      names.push(copy.name);
    }
  }
  return { titles, names };
}

/** Fonts need no narrow space: text shaping replaces it with a normal one. */
const narrowSpace = '\u202F';

/** The characters for which the font of an image has no glyph. */
async function missing(locale: LocaleCode, weight: Weight, texts: readonly string[]): Promise<string[]> {
  const used = new Map<FontSubset, string>();
  for (const { text, subset } of texts.flatMap((text) => fontRuns(locale, weight, text)))
    used.set(subset, `${used.get(subset) ?? ''}${text}`);
  const lacking = [...used].map(async ([subset, text]) => {
    const font = fontkit.create(Buffer.from(await loadFont(subset))) as fontkit.Font;
    const letters = [...new Set(text)].filter((letter) => letter !== narrowSpace);
    return letters.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0)!));
  });
  return (await Promise.all(lacking)).flat();
}

const renderToPng = async (locale: LocaleCode, title: string, cover: Composition | null = null) => {
  const file = await renderImage(ogText({ locale, title, cover }));
  return { file, pixels: await readPng(file) };
};

it.each(sample(localeCodes, 3, commitOffset))(
  'the fonts of OG images have a glyph for every character of every title in %s',
  async (locale) => {
    const { titles, names } = textsOf(locale);
    expect(titles.length).toBeGreaterThan(40);
    expect(await missing(locale, 700, [...titles, 'Facetry'])).toEqual([]);
    expect(await missing(locale, 500, [...names, 'www.facetry.example:3000'])).toEqual([]);
  },
);

it('a character without a glyph is detected', async () => {
  expect(await missing('en', 700, ['a\u{13000}'])).toEqual(['\u{13000}']);
});

const titleByScript = [
  ['en', 'Multi-account browser for separate profiles'],
  ['ru', 'Мультиаккаунт-браузер с раздельными профилями'],
  ['zh', '多账号浏览器：一个账号一个环境'],
  ['tc', '多帳號瀏覽器：一個帳號一個環境'],
  ['jp', 'アカウントごとに分けて使えるマルチアカウントブラウザ'],
  ['ko', '계정마다 프로필을 나누는 멀티 계정 브라우저'],
  ['th', 'เบราว์เซอร์หลายบัญชีสำหรับโปรไฟล์ที่แยกจากกัน'],
  ['hi', 'अलग-अलग प्रोफ़ाइल के लिए मल्टी-अकाउंट ब्राउज़र'],
  ['vn', 'Trình duyệt đa tài khoản với các hồ sơ tách biệt'],
] as const;
it.each(sample(titleByScript, 3, commitOffset))('OG images are rendered in the script of %s', async (locale, title) => {
  const { file, pixels } = await renderToPng(locale, title);
  expect([pixels.width, pixels.height]).toEqual([1200, 630]);
  expect(file.length).toBeLessThan(60_000);
  expect(inkIn(pixels, 80, 80, 830, 490)).toBeGreaterThan(15_000);
  // The brand below the line.
  expect(inkIn(pixels, 80, 530, 300, 600)).toBeGreaterThan(1500);
});

it('OG images are compressed losslessly with few colors', async () => {
  const { file } = await renderToPng('en', 'Multi-account browser for separate profiles');
  expect((await sharp(file).metadata()).isPalette).toBe(true);
  const colors = await colorsOf(file);
  expect(colors.slice(0, 2)).toEqual([imageColor('color-background'), imageColor('color-text')]);
  expect(colors).toContain(imageColor('color-border'));
  expect(colors.length).toBeGreaterThan(150);
  expect(colors.length).toBeLessThanOrEqual(256);
});

it("an OG image shows its page's cover in its hues, apart from the title", async () => {
  const cover: Composition = { motif: 'window', hue: 4, secondaryHue: 5, lightDirection: 0, isMirrored: false };
  const { file, pixels } = await renderToPng('en', 'A title that has far more to say than room. '.repeat(8), cover);
  const colors = await colorsOf(file);
  expect(colors).toContain(imageColor('profile-color-4'));
  expect(colors).not.toContain(imageColor('profile-color-1'));
  expect(colors.length).toBeLessThanOrEqual(256);
  expect(inkIn(pixels, 836, 0, 866, 510)).toBe(0);
  expect(inkIn(pixels, 868, 0, 1200, 518)).toBeGreaterThan(10_000);
  const other = await renderToPng('en', 'A title', { ...cover, motif: 'route' });
  expect(other.file.equals((await renderToPng('en', 'A title', cover)).file)).toBe(false);
});

it.each([
  ['ko', 'Playwright·Puppeteer·Selenium용 로컬 API'],
  ['en', 'x'.repeat(60)],
  ['en', 'A title that has far more to say than there is room for in a picture. '.repeat(6)],
  ['zh', '多账号浏览器：一个账号一个环境'.repeat(12)],
  ['hi', 'अलग-अलग प्रोफ़ाइल के लिए मल्टी-अकाउंट ब्राउज़र '.repeat(8)],
] as const)('a long title stays within its area of the OG image: %s, %#', async (locale, title) => {
  const { pixels } = await renderToPng(locale, title);
  expect(inkIn(pixels, 80, 80, 830, 490)).toBeGreaterThan(10_000);
  // Between the title and the gem, left of the title, above it and below it.
  expect(inkIn(pixels, 836, 0, 868, 510)).toBe(0);
  expect(inkIn(pixels, 0, 0, 70, 630)).toBe(0);
  expect(inkIn(pixels, 0, 0, 830, 70)).toBe(0);
  expect(inkIn(pixels, 0, 505, 830, 516)).toBe(0);
});
