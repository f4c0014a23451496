import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters, isWithinLength } from '@/lib/contract/count-characters';

describe('counting characters', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['\u{1F600}'.repeat(5), 5],
    ['\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}', 1],
    ['e\u0301', 1],
    ['नमस्ते', 3],
    ['日本語', 3],
    [`e${'\u0301'.repeat(30_000)}x`, 2],
  ])('the text %j has %d grapheme clusters', (text, count) => expect(countCharacters(text)).toBe(count));

  it('counting characters stops at the limit', () => expect(countCharacters('x'.repeat(1000), 10)).toBe(11));

  it('the number of characters is that of the whole text, wherever it is split into chunks', () => {
    const parts = [
      ...['a', 'é', 'ж', '漢', ' ', '\r\n', '\n', '\u200d', '\ufe0f', '\u0301', 'e\u0301\u0316', '\ud83c', '\udffb'],
      ...['🇩🇪', '\u{1F1E6}', '👩‍👩‍👧‍👦', '👩🏽', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️‍🔥', '1️⃣', '\u{1F469}\u200d'],
      ...['\u1100', '\u1161', '\u11a8', '각', 'क्ष', 'स्त्री', '\u094d', 'กำ', '\u0600', '\u0e33'],
    ];
    const segmenter = new Intl.Segmenter();
    // A text built from few parts has long runs of one kind, so that some clusters are longer than a chunk.
    const some = fc.subarray(parts, { minLength: 1, maxLength: 6 });
    const run = (of: string[]) => fc.tuple(fc.constantFrom(...of), fc.integer({ min: 1, max: 12 }));
    const text = some
      .chain((of) => fc.array(run(of), { maxLength: 300, size: 'max' }))
      .map((runs) => runs.map(([part, times]) => part.repeat(times)).join(''));
    const agrees = fc.property(text, (one) => {
      const whole = [...segmenter.segment(one)].length;
      expect(countCharacters(one)).toBe(whole);
      expect(countCharacters(one, 100)).toBe(Math.min(whole, 101));
    });
    fc.assert(agrees, { seed: 20_261_128 });
  });
});

/** Microseconds of CPU time, the minimum of a few runs. */
function costOf(task: () => void): number {
  const times = Array.from({ length: 4 }, () => {
    const before = process.cpuUsage();
    task();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...times);
}

// CPU time is measured for the whole process, where other tests run in threads; a slow algorithm fails every retry.
describe('counting time', { retry: 8 }, () => {
  const repeated = (part: string) => (length: number) => part.repeat(length / part.length);
  it.each<[string, (length: number) => string]>([
    ['letters', repeated('a')],
    ['accents', repeated('e\u0301')],
    ['flags', repeated('🇩🇪')],
    ['families', repeated('👩‍👩‍👧‍👦')],
    ['marks', repeated('\u0301')],
    ['breaks', repeated('\r\n')],
    ['a long cluster before many short ones', (length) => `e${'\u0301'.repeat(length / 2)}${'a'.repeat(length / 2)}`],
  ])('counting characters is linear for a text of %s', (_, textOf) => {
    const [short, long] = [costOf(() => countCharacters(textOf(8_000))), costOf(() => countCharacters(textOf(64_000)))];
    // Eight times the length; quadratic time would be sixty-four times as long.
    expect(long / Math.max(short, 200)).toBeLessThan(24);
  });
});

describe('maximum number of characters', () => {
  it.each([
    ['as many code units as allowed characters', 'a'.repeat(100), true],
    ['one letter too many', 'a'.repeat(101), false],
    ['emoji of several code units', '👩‍👩‍👧‍👦'.repeat(100), true],
    ['one emoji too many', '👩‍👩‍👧‍👦'.repeat(101), false],
    ['clusters of more than sixteen code units each', `e${'\u0301'.repeat(1600)}`, false],
  ])('maximum number of characters: %s', (_, text, fits) => expect(isWithinLength(text, 100)).toBe(fits));

  it('a text that is far too long is rejected without being segmented', { retry: 8 }, () => {
    const [short, long] = [
      costOf(() => isWithinLength('a'.repeat(1600), 100)),
      costOf(() => isWithinLength('a'.repeat(64_000), 100)),
    ];
    expect(long).toBeLessThan(short + 500);
  });
});
