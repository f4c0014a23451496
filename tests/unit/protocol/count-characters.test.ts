import { describe, expect, it } from 'vitest';
import { countCharacters } from '@/lib/protocol/count-characters';

describe('characters are counted as people see them', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['\u{1F600}'.repeat(5), 5],
    ['\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}', 1],
    ['e\u0301', 1],
    ['नमस्ते', 3],
    ['日本語', 3],
  ])('%j has %d', (text, count) => expect(countCharacters(text)).toBe(count));

  it('no further than anybody needs to know', () => expect(countCharacters('x'.repeat(1000), 10)).toBe(11));
});
