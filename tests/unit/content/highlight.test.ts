import { afterEach, describe, expect, it, vi } from 'vitest';
import { codeSamples } from '@/lib/content/code-samples';
import { codeLines } from '@/lib/content/highlight';

describe('code in pages', () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each(Object.values(codeSamples).flat())('keeps every letter of $label', async ({ code, language }) => {
    const lines = await codeLines(code, language);
    expect(lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(code);
  });

  it('tells words of the language from strings and comments', async () => {
    const [line] = await codeLines(`const a = 'b'; // c`, 'javascript');
    expect(line).toContainEqual({ text: 'const ', kind: 'keyword' });
    expect(line).toContainEqual({ text: `'b'`, kind: 'string' });
    expect(line).toContainEqual({ text: '// c', kind: 'comment' });
  });

  it('is coloured alike on a computer that is busy', async () => {
    const { code, language } = codeSamples['local-api']!.find(({ label }) => label === 'Playwright')!;
    const lines = await codeLines(code, language);
    let now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => (now += 10_000));
    expect(await codeLines(code, language)).toEqual(lines);
  });

  it('leaves plain text plain', async () => {
    expect(await codeLines('a,b\nc,d', 'text')).toEqual([
      [{ text: 'a,b', kind: 'plain' }],
      [{ text: 'c,d', kind: 'plain' }],
    ]);
  });
});
