import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isChunkError } from '@/lib/client/page/chunk-error';
import { claimReload } from '@/lib/client/page/reload-guard';
import { storageKeys } from '@/lib/contract/storage-keys';

beforeEach(() => {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  vi.stubGlobal('window', { sessionStorage });
});
afterEach(() => void vi.unstubAllGlobals());

describe('automatic reload', () => {
  it('a path is reloaded at most once in ten seconds', () => {
    expect(claimReload('/a', 1_000_000)).toBe(true);
    expect(claimReload('/a', 1_009_999)).toBe(false);
    expect(claimReload('/b', 1_009_999)).toBe(true);
    expect(claimReload('/a', 1_010_000)).toBe(true);
  });

  it('several paths that load alternately are reloaded once each', () => {
    expect([claimReload('/a', 1_000_000), claimReload('/b', 1_001_000)]).toEqual([true, true]);
    expect([claimReload('/a', 1_002_000), claimReload('/b', 1_003_000)]).toEqual([false, false]);
    expect([claimReload('/a', 1_010_000), claimReload('/b', 1_010_500)]).toEqual([true, false]);
  });

  it('an invalid or outdated stored value does not prevent an automatic reload', () => {
    for (const stored of ['null', '[]', '/a', '/a NaN', '/a 99999999999999', '/a/b 1000000']) {
      window.sessionStorage.setItem(storageKeys.reload, stored);
      expect(claimReload('/a', 1_000_001), stored).toBe(true);
    }
  });

  it('there is no automatic reload without storage, since a loop could not be detected', () => {
    vi.stubGlobal('window', { sessionStorage: { getItem: () => null, setItem: () => {} } });
    expect(claimReload('/a', 1_000_000)).toBe(false);
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
  ])('%s triggers a reload: %s', (error, isChunk) => {
    expect(isChunkError(error)).toBe(isChunk);
  });
});
