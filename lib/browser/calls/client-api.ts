import * as z from 'zod/mini';
import { request, type RequestOptions } from '@/lib/browser/calls/request';
import { apiBaseUrl } from '@/lib/browser/calls/client-settings';

/** The back end answered, but not with success. */
export class ApiFailure extends Error {
  constructor(
    message: string,
    /** The answer's own code; never 0. */
    readonly code: number,
    readonly status: number,
  ) {
    super(message);
    this.name = 'ApiFailure';
  }
}

const envelope = z.object({ code: z.number(), msg: z.optional(z.string()), data: z.optional(z.unknown()) });

export type CallOptions<T> = Omit<RequestOptions, 'key'> & {
  /** What the answer's data must be. */
  data: z.ZodMiniType<T>;
  query?: Record<string, string>;
  key?: string;
  /** The site's own calls stay here, wherever the product's back end is. */
  isOwn?: boolean;
};

/**
 * Calls the back end and returns the answer's data.
 * @param path the address below the back end's base, such as `home/base-info`
 * @throws ApiFailure for a code other than 0; ZodError for data of another shape; what request throws
 */
export async function call<T>(path: string, { data, query, key, isOwn, ...options }: CallOptions<T>): Promise<T> {
  const base = isOwn ? '/api' : await apiBaseUrl();
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const response = await request(`${base}/${path}${search}`, {
    key: key ?? path,
    credentials: 'include',
    ...options,
  });
  const body: unknown = await response.json().catch(() => ({ code: response.status || -1 }));
  // Given up while its answer arrived, a call must not have any effect.
  options.signal?.throwIfAborted();
  const answer = z.safeParse(envelope, body);
  if (!answer.success) throw new ApiFailure('The answer has another shape.', -1, response.status);
  const { code, msg } = answer.data;
  if (code !== 0) throw new ApiFailure(msg ?? '', code, response.status);
  return z.parse(data, answer.data.data);
}
