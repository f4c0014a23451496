import { beforeEach, expect, it, vi } from 'vitest';
import { startProgress } from '@/scripts/progress';

beforeEach(() => void vi.useFakeTimers());

function collect(isTTY: boolean) {
  const written: string[] = [];
  const output = { isTTY, write: (text: string) => written.push(text) > 0 };
  return { written, progress: startProgress(output) };
}

it('progress in a terminal is one line, with the current step, the time and how far it is', () => {
  const { written, progress } = collect(true);
  progress.step('Compiling');
  vi.advanceTimersByTime(2000);
  progress.step('Rendering pages');
  progress.detail('10 of 40');
  progress.end();
  vi.advanceTimersByTime(5000);
  expect(written.map((text) => text.replace('\r\u001b[K', ''))).toEqual([
    '0 s: Compiling',
    '1 s: Compiling',
    '2 s: Compiling',
    '2 s: Rendering pages',
    '2 s: Rendering pages (10 of 40)',
    '',
  ]);
  expect(written.every((text) => text.startsWith('\r\u001b[K'))).toBe(true);
});

it('progress in a log is one line per step, without control characters', () => {
  const { written, progress } = collect(false);
  progress.step('Compiling');
  vi.advanceTimersByTime(2000);
  progress.detail('10 of 40');
  progress.step('Rendering pages');
  progress.end();
  expect(written).toEqual(['Compiling\n', 'Rendering pages\n']);
});
