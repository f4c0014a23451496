import { describe, expect, it } from 'vitest';
import { countCharacters, hasAtMost } from '@/lib/contract/count-characters';
import { pick, randomFrom } from '../../backend/odd-values';

describe('characters are counted as people see them', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['\u{1F600}'.repeat(5), 5],
    ['\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}', 1],
    ['e\u0301', 1],
    ['नमस्ते', 3],
    ['日本語', 3],
    [`e${'\u0301'.repeat(30_000)}x`, 2],
  ])('%j has %d', (text, count) => expect(countCharacters(text)).toBe(count));

  it('no further than anybody needs to know', () => expect(countCharacters('x'.repeat(1000), 10)).toBe(11));

  it('as the whole text is segmented, whatever stands where it is cut into pieces', () => {
    const random = randomFrom(20_261_128);
    const parts = [
      ...['a', 'é', 'ж', '漢', ' ', '\r\n', '\n', '\u200d', '\ufe0f', '\u0301', 'e\u0301\u0316', '\ud83c', '\udffb'],
      ...['🇩🇪', '\u{1F1E6}', '👩‍👩‍👧‍👦', '👩🏽', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️‍🔥', '1️⃣', '\u{1F469}\u200d'],
      ...['\u1100', '\u1161', '\u11a8', '각', 'क्ष', 'स्त्री', '\u094d', 'กำ', '\u0600', '\u0e33'],
    ];
    const segmenter = new Intl.Segmenter();
    for (let round = 0; round < 100; round += 1) {
      // Few parts in a text make long runs of one kind, so that single characters are longer than a piece as well.
      const some = Array.from({ length: 1 + random(6) }, () => pick(random, parts));
      const text = Array.from({ length: random(300) }, () => pick(random, some).repeat(1 + random(12))).join('');
      const whole = [...segmenter.segment(text)].length;
      expect(countCharacters(text), JSON.stringify(text)).toBe(whole);
      expect(countCharacters(text, 100), JSON.stringify(text)).toBe(Math.min(whole, 101));
    }
  });
});

/** Microseconds of CPU, the least of a few times. */
function costOf(task: () => void): number {
  const times = Array.from({ length: 4 }, () => {
    const before = process.cpuUsage();
    task();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...times);
}

// The CPU of all threads of the process is measured, and other tests run in some: a slow algorithm is slow each time.
describe('counting characters takes no more than in proportion to the length', { retry: 8 }, () => {
  const texts = { letters: 'a', accents: 'e\u0301', flags: '🇩🇪', families: '👩‍👩‍👧‍👦', marks: '\u0301', breaks: '\r\n' };
  it.each(Object.entries(texts))('of a text of %s', (_, part) => {
    const textOf = (length: number) => part.repeat(length / part.length);
    const [short, long] = [costOf(() => countCharacters(textOf(8_000))), costOf(() => countCharacters(textOf(64_000)))];
    // Eight times the length; in proportion to its square it would be sixty-four times as much.
    expect(long / Math.max(short, 200)).toBeLessThan(24);
  });

  it('of a long character with many short ones behind it', () => {
    const textOf = (length: number) => `e${'\u0301'.repeat(length / 2)}${'a'.repeat(length / 2)}`;
    const [short, long] = [costOf(() => countCharacters(textOf(8_000))), costOf(() => countCharacters(textOf(64_000)))];
    expect(long / Math.max(short, 200)).toBeLessThan(24);
  });
});

describe('a text has at most so many characters', () => {
  it.each([
    ['as many units as characters', 'a'.repeat(100), true],
    ['one letter too many', 'a'.repeat(101), false],
    ['emoji of several units', '👩‍👩‍👧‍👦'.repeat(100), true],
    ['one emoji too many', '👩‍👩‍👧‍👦'.repeat(101), false],
    ['one character of more than sixteen units for each', `e${'\u0301'.repeat(1600)}`, false],
  ])('%s', (_, text, fits) => expect(hasAtMost(text, 100)).toBe(fits));

  it('which is told without a look at a text that is far too long', { retry: 8 }, () => {
    const [short, long] = [
      costOf(() => hasAtMost('a'.repeat(1600), 100)),
      costOf(() => hasAtMost('a'.repeat(64_000), 100)),
    ];
    expect(long).toBeLessThan(short + 500);
  });
});
