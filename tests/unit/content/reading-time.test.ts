import { describe, expect, it } from 'vitest';
import { readingMinutes } from '@/lib/content/reading-time';

describe('how long an article takes to read', () => {
  it('is a minute for the shortest one', () => {
    expect(readingMinutes('Two words.', 'en')).toBe(1);
  });

  it('grows with its words, not with the addresses of its links', () => {
    const words = 'word '.repeat(600);
    expect(readingMinutes(words, 'en')).toBe(3);
    expect(readingMinutes('[word](/a/very/long/address/of/many/parts) '.repeat(600), 'en')).toBe(3);
  });

  it('is told for languages that put no spaces between words', () => {
    expect(readingMinutes('浏览器环境彼此独立。'.repeat(200), 'zh')).toBeGreaterThan(2);
    expect(readingMinutes('เบราว์เซอร์แยกจากกัน '.repeat(200), 'th')).toBeGreaterThan(2);
  });
});
