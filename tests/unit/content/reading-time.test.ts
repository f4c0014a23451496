import { expect, it } from 'vitest';
import { readingMinutes } from '@/lib/content/reading-time';

it('the minimum reading time is one minute', () => {
  expect(readingMinutes('Two words.', 'en')).toBe(1);
});

it('reading time grows with the text, not with link targets', () => {
  const words = 'word '.repeat(600);
  expect(readingMinutes(words, 'en')).toBe(3);
  expect(readingMinutes('[word](/a/very/long/address/of/many/parts) '.repeat(600), 'en')).toBe(3);
});

it('reading time is calculated for languages without spaces', () => {
  expect(readingMinutes('浏览器环境彼此独立。'.repeat(200), 'zh')).toBeGreaterThan(2);
  expect(readingMinutes('เบราว์เซอร์แยกจากกัน '.repeat(200), 'th')).toBeGreaterThan(2);
});
