import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isChunkError } from '@/lib/browser/page/chunk-error';
import { mayReload } from '@/lib/browser/page/reload-guard';

beforeEach(() => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  vi.stubGlobal('window', { sessionStorage });
});
afterEach(() => void vi.unstubAllGlobals());

describe('loading anew', () => {
  it('happens once per path in ten seconds', () => {
    expect(mayReload('/a', 1_000_000)).toBe(true);
    expect(mayReload('/a', 1_009_999)).toBe(false);
    expect(mayReload('/b', 1_009_999)).toBe(true);
    expect(mayReload('/a', 1_010_000)).toBe(true);
  });

  it.each([
    [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
    [new Error('Loading chunk 7 failed.'), true],
    [new Error('Failed to load chunk /_next/static/chunks/a.js from module 1'), true],
    [new TypeError('Failed to fetch dynamically imported module: https://x/a.js'), true],
    [new TypeError('Importing a module script failed.'), true],
    [new TypeError('Failed to fetch'), false],
    [new Error('anything else'), false],
    [undefined, false],
  ])('is called for by %s: %s', (error, isChunk) => {
    expect(isChunkError(error)).toBe(isChunk);
  });
});
