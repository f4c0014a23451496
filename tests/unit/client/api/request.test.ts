import { beforeEach, expect, it, vi } from 'vitest';
import { request, requestTimeout, timeoutMessage } from '@/lib/client/api/request';

/** A network that never responds, but reacts to an abort. */
const silent = (_: string, init: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init.signal!.addEventListener('abort', () => reject(init.signal!.reason as Error));
    if (init.signal!.aborted) reject(init.signal!.reason as Error);
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', silent);
});

it('a request needs a URL and a key, and a URL that starts with two slashes is rejected', async () => {
  await expect(request('', { key: 'x' })).rejects.toThrow('requires a URL');
  await expect(request('/x', { key: '' })).rejects.toThrow('requires a key');
  await expect(request('//evil.example', { key: 'x' })).rejects.toThrow('two slashes');
});

it('a request times out after ten seconds', async () => {
  const failed = expect(request('/x', { key: 'x' })).rejects.toThrow('Request aborted due to timeout.');
  await vi.advanceTimersByTimeAsync(requestTimeout);
  await failed;
  expect(requestTimeout).toBe(10_000);
});

it('a newer request to an endpoint replaces the older one and leaves other endpoints alone', async () => {
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
});

it('a request can be aborted by the caller', async () => {
  const controller = new AbortController();
  const failed = expect(request('/x', { key: 'x', signal: controller.signal })).rejects.toThrow('withdrawn');
  controller.abort(new Error('withdrawn'));
  await failed;
});
