import type { IncomingHttpHeaders } from 'node:http';
import { load, type CheerioAPI } from 'cheerio';
import { exchange } from '../exchange';
import { plainPort, e2ePort } from './server-ports';
import { e2eUrl, zhUrl } from '@/scripts/e2e-environment';

export type TestResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as text, and as received. */
  body: string;
  bytes: Buffer;
};

export type SendOptions = { port?: number; method?: string; headers?: Record<string, string>; host?: string };

/** Options to reach the e2e build's main host and its Chinese one. */
export const e2e: SendOptions = { port: e2ePort, host: new URL(e2eUrl).host };
export const e2eZh: SendOptions = { port: e2ePort, host: new URL(zhUrl).host };

/** Sends one request exactly as given, including path and Host header, without following redirects. */
export async function send(
  path: string,
  { port = plainPort, method, headers, host }: SendOptions = {},
): Promise<TestResponse> {
  const request = { path, method, headers: { ...headers, ...(host ? { Host: host } : {}) } };
  const { status, headers: received, bytes, isComplete } = await exchange(`http://localhost:${port}`, request);
  if (!isComplete) throw new Error(`The connection was closed without a whole response to ${path}.`);
  return { status, headers: received, body: bytes.toString(), bytes };
}

/** Requests a page and parses its HTML. */
export const readHtml = async (path: string, options?: SendOptions): Promise<CheerioAPI> =>
  load((await send(path, options)).body);

/**
 * Sends a request and, like a crawler, honors Retry-After: on a busy machine the response for an on-demand page may be
 * 503.
 */
export async function sendWithRetry(path: string, options: SendOptions = {}): Promise<TestResponse> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await send(path, options);
    const wait = Number(response.headers['retry-after']);
    if (response.status !== 503 || !wait || attempt === 10) return response;
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
  }
}

/** Runs a task for every item with limited concurrency. */
export async function forEachConcurrent<T>(
  items: readonly T[],
  task: (item: T) => Promise<void>,
  concurrency = 8,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
