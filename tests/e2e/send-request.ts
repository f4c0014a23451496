import http from 'node:http';
import { load, type CheerioAPI } from 'cheerio';
import { plainPort, e2ePort } from './server-ports';
import { e2eUrl, zhUrl } from '@/scripts/e2e-environment';

export type TestResponse = {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** The body as text, and as received. */
  body: string;
  bytes: Buffer;
};

export type SendOptions = { port?: number; method?: string; headers?: Record<string, string>; host?: string };

/** Options to reach the e2e build's main host and its Chinese one. */
export const e2e: SendOptions = { port: e2ePort, host: new URL(e2eUrl).host };
export const e2eZh: SendOptions = { port: e2ePort, host: new URL(zhUrl).host };

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

/** Sends one request exactly as given, including path and Host header, without following redirects. */
export function send(
  path: string,
  { port = plainPort, method = 'GET', headers, host }: SendOptions = {},
): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { agent, host: 'localhost', port, path, method, headers: { ...headers, ...(host ? { Host: host } : {}) } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: bytes.toString('utf8'),
            bytes,
          });
        });
      },
    );
    request.on('error', reject);
    request.end();
  });
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
