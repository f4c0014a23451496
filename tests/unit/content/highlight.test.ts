import { expect, it, vi } from 'vitest';
import { codeSamples } from '@/lib/content/code-samples';
import { codeLines } from '@/lib/content/highlight';

it.each(Object.values(codeSamples).flat())(
  'highlighting preserves every character of $label',
  async ({ code, language }) => {
    const lines = await codeLines(code, language);
    expect(lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(code);
  },
);

it('keywords are distinguished from strings and comments', async () => {
  const [line] = await codeLines(`const a = 'b'; // c`, 'javascript');
  expect(line).toContainEqual({ text: 'const ', kind: 'keyword' });
  expect(line).toContainEqual({ text: `'b'`, kind: 'string' });
  expect(line).toContainEqual({ text: '// c', kind: 'comment' });
});

it('highlighting is the same on a busy machine', async () => {
  const { code, language } = codeSamples['local-api']!.find(({ label }) => label === 'Playwright')!;
  const lines = await codeLines(code, language);
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 10_000));
  expect(await codeLines(code, language)).toEqual(lines);
});

it('plain text is not highlighted', async () => {
  expect(await codeLines('a,b\nc,d', 'text')).toEqual([
    [{ text: 'a,b', kind: 'plain' }],
    [{ text: 'c,d', kind: 'plain' }],
  ]);
});
