import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newerMessage, request, timeoutMessage } from '@/lib/client/api/request';
import { requestTimeout } from '@/lib/config/constants';

/** A network that never answers, but notices when it is given up. */
const silent = (_: string, init: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init.signal!.addEventListener('abort', () => reject(init.signal!.reason as Error));
    if (init.signal!.aborted) reject(init.signal!.reason as Error);
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the fetch wrapper', () => {
  it('needs a request and a key, and refuses a URL that starts with two slashes', async () => {
    await expect(request('', { key: 'x' })).rejects.toThrow('needs a request');
    await expect(request('/x', { key: '' })).rejects.toThrow('needs a key');
    await expect(request('//evil.example', { key: 'x' })).rejects.toThrow('two slashes');
  });

  it('gives up after ten seconds', async () => {
    vi.stubGlobal('fetch', silent);
    const failed = expect(request('/x', { key: 'x' })).rejects.toThrow('Request aborted due to timeout.');
    await vi.advanceTimersByTimeAsync(requestTimeout);
    await failed;
    expect(timeoutMessage).toBe('Request aborted due to timeout.');
    expect(requestTimeout).toBe(10_000);
  });

  it('lets a newer request to the same endpoint take the place of an older one, and leaves others alone', async () => {
    vi.stubGlobal('fetch', silent);
    const older = request('/x', { key: 'same' });
    const other = request('/y', { key: 'other' });
    const failed = expect(older).rejects.toThrow(
      'Request aborted as another request to the same endpoint was initiated.',
    );
    const newer = request('/x', { key: 'same' });
    await failed;
    const both = [expect(newer).rejects.toThrow(timeoutMessage), expect(other).rejects.toThrow(timeoutMessage)];
    await vi.advanceTimersByTimeAsync(requestTimeout);
    await Promise.all(both);
    expect(newerMessage).toContain('another request');
  });

  it('can be aborted from outside', async () => {
    vi.stubGlobal('fetch', silent);
    const stopping = new AbortController();
    const failed = expect(request('/x', { key: 'x', signal: stopping.signal })).rejects.toThrow('withdrawn');
    stopping.abort(new Error('withdrawn'));
    await failed;
  });
});
