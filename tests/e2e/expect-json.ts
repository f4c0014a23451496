import { expect } from '@playwright/test';
import { send, type SendOptions } from './send-request';

/** Expectations for JSON endpoints: JSON, even for errors, and how long it may be cached. */

export const publicCacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=240, stale-if-error=86400';
export const negotiatedCacheControl = 'private, max-age=0, must-revalidate';

export async function fetchJson<T>(path: string, options?: SendOptions): Promise<T> {
  const { status, headers, body } = await send(path, options);
  expect(status, path).toBe(200);
  expect(headers['content-type'], path).toMatch(/^application\/json/);
  return JSON.parse(body) as T;
}

export async function expectMissing(path: string, cacheControl: string, options?: SendOptions): Promise<void> {
  const { status, headers, body } = await send(path, options);
  expect(status, path).toBe(404);
  expect(headers['content-type'], path).toMatch(/^application\/json/);
  expect(headers['cache-control'], path).toBe(cacheControl);
  expect(JSON.parse(body), path).toMatchObject({ code: 404 });
}
