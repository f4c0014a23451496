import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { drawPicture } from '@/lib/share-pictures/draw';
import { fontRuns } from '@/lib/share-pictures/fonts';

function titlesOf(locale: LocaleCode): string[] {
  const folder = path.join('messages', locale);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => /\.(?:md|json)$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      if (name.endsWith('.md')) return /^title: (.+)$/m.exec(text)?.[1] ?? [];
      if (name === 'taxonomy.json') return Object.values(JSON.parse(text) as Record<string, string>);
      return name.includes('/') ? (JSON.parse(text) as { title: string }).title : [];
    });
}

describe('the pictures to share', () => {
  it.each(localeCodes)('have a glyph for every character of every title in %s', (locale) => {
    const titles = titlesOf(locale);
    expect(titles.length).toBeGreaterThan(40);
    const missing = titles
      .flatMap((title) => fontRuns(locale, 700, title))
      .flatMap(({ text, part }) =>
        [...text].filter(
          (letter) => !part.ranges.some(([from, to]) => letter.codePointAt(0)! >= from && letter.codePointAt(0)! <= to),
        ),
      );
    expect(missing).toEqual([]);
  });

  it.each([
    ['en', 'Multi-account browser for separate profiles'],
    ['ru', 'Мультиаккаунт-браузер с раздельными профилями'],
    ['zh', '多账号浏览器：一个账号一个环境'],
    ['jp', 'アカウントごとに分けて使えるマルチアカウントブラウザ'],
    ['ko', '계정마다 프로필을 나누는 멀티 계정 브라우저'],
    ['th', 'เบราว์เซอร์หลายบัญชีสำหรับโปรไฟล์ที่แยกจากกัน'],
    ['hi', 'अलग-अलग प्रोफ़ाइल के लिए मल्टी-अकाउंट ब्राउज़र'],
    ['vn', 'Trình duyệt đa tài khoản với các hồ sơ tách biệt'],
  ] as const)('are drawn in the script of %s', async (locale, title) => {
    const draw = (words: string) =>
      drawPicture({ locale, title: words, kicker: null, brand: 'Facetry', host: 'www.facetry.example' });
    const picture = await draw(title);
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan(60_000);
    // The title leaves ink: without it the same picture is clearly smaller.
    expect(picture.length - (await draw('.')).length).toBeGreaterThan(2500);
  });
});
