import { expect, it } from 'vitest';
import { readingMinutes } from '@/lib/content/reading-time';

it.each([
  ['a short text', 'en', 'Two words.', 1, 1],
  ['600 words', 'en', 'word '.repeat(600), 3, 3],
  ['600 links, without their targets', 'en', '[word](/a/very/long/address/of/many/parts) '.repeat(600), 3, 3],
  ['Chinese, which has no spaces', 'zh', '浏览器环境彼此独立。'.repeat(200), 3, Infinity],
  ['Thai, which has no spaces', 'th', 'เบราว์เซอร์แยกจากกัน '.repeat(200), 3, Infinity],
] as const)('the reading time grows with the text: %s', (_, locale, text, min, max) => {
  expect(readingMinutes(text, locale)).toBeGreaterThanOrEqual(min);
  expect(readingMinutes(text, locale)).toBeLessThanOrEqual(max);
});
