/** Fetch wrapper: every request has a key, and a newer request with the same key aborts the older one. */

/** Timeout of API requests, in milliseconds. */
export const requestTimeout = 10_000;

export const timeoutMessage = 'Request aborted due to timeout.';
const supersededMessage = 'Request aborted as another request to the same endpoint was initiated.';

export type RequestOptions = Omit<RequestInit, 'signal'> & {
  /** Identifies the endpoint. */
  key: string;
  /** Timeout in milliseconds. */
  timeout?: number;
  /** Aborts the request from outside, such as on withdrawal of consent. */
  signal?: AbortSignal | undefined;
};

const inFlight = new Map<string, AbortController>();

/**
 * Fetches a URL.
 * @throws TypeError without URL or key, or for a URL that starts with two slashes, which would leave the site
 * @throws Error with timeoutMessage or supersededMessage, or errors of fetch
 */
export async function request(url: string, { key, timeout = requestTimeout, signal, ...init }: RequestOptions) {
  if (!url) throw new TypeError('request() requires a URL.');
  if (!key) throw new TypeError('request() requires a key.');
  if (url.startsWith('//')) throw new TypeError('The URL of request() must not start with two slashes.');
  inFlight.get(key)?.abort(new Error(supersededMessage));
  const controller = new AbortController();
  inFlight.set(key, controller);
  const timer = setTimeout(() => controller.abort(new Error(timeoutMessage)), timeout);
  const onAbort = () => controller.abort(signal?.reason);
  if (signal?.aborted) onAbort();
  signal?.addEventListener('abort', onAbort);
  try {
    return await fetch(url, { ...init, signal: controller.signal });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
    if (inFlight.get(key) === controller) inFlight.delete(key);
  }
}
