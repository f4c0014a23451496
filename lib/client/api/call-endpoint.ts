import * as z from 'zod/mini';
import { request, type RequestOptions } from '@/lib/client/api/request';
import type { EndpointSchema, InputOf, ScriptBody } from '@/lib/contract/endpoint-schema';

/** Error response of the API. */
export class ApiError extends Error {
  constructor(
    message: string,
    /** Code in the response body; never 0. */
    readonly code: number,
    readonly status: number,
    /** Delay requested by the back end, in ms. */
    readonly retryAfter = 0,
    /** Other data of the response; its shape is unknown. */
    readonly data?: unknown,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

const envelope = z.object({ code: z.number(), msg: z.optional(z.string()), data: z.optional(z.unknown()) });

/** Parses Retry-After (RFC 9110 §10.2.3), given in seconds or as a date, into milliseconds. */
function parseRetryAfter({ headers }: Response): number {
  const text = headers.get('Retry-After') ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return wait > 0 ? wait : 0;
}

/**
 * Sends a request to the API and returns the response data.
 * @param schema schema of the data
 * @throws ApiError for a code other than 0; ZodError for invalid data; errors of `request`
 */
export async function fetchJson<Data>(
  url: string,
  schema: z.ZodMiniType<Data>,
  options: RequestOptions,
): Promise<Data> {
  const response = await request(url, { credentials: 'include', ...options });
  const body: unknown = await response.json().catch(() => ({ code: response.status || -1 }));
  // An aborted call must not have effects, even while its response arrives.
  options.signal?.throwIfAborted();
  const parsed = z.safeParse(envelope, body);
  if (!parsed.success)
    throw new ApiError('Unexpected response format.', -1, response.status, parseRetryAfter(response));
  const { code, msg, data } = parsed.data;
  if (code !== 0) throw new ApiError(msg ?? '', code, response.status, parseRetryAfter(response), data);
  return z.parse(schema, data);
}

const toSearchParams = (input: object) => new URLSearchParams(Object.entries(input) as [string, string][]);

function toFormData(input: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) form.set(name, value as string);
  return form;
}

const bodyEncoders: Record<ScriptBody, (input: object) => Pick<RequestInit, 'body' | 'headers'>> = {
  json: (input) => ({ headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(input) }),
  form: (input) => ({ body: toSearchParams(input) }),
  multipart: (input) => ({ body: toFormData(input) }),
};

export type CallOptions<Data> = Partial<Pick<RequestOptions, 'key' | 'signal' | 'keepalive'>> & {
  /** Schema of the response data, where another back end may deviate from the endpoint's schema. */
  data?: z.ZodMiniType<Data>;
};

/**
 * Calls an endpoint. Input is sent in the query of a GET, otherwise in a body of the endpoint's first content type.
 * @param base base URL, such as `/api`
 * @throws errors of `fetchJson`
 */
export async function callEndpoint<Endpoint extends EndpointSchema, Data = z.output<Endpoint['data']>>(
  base: string,
  { path, method, body, data: dataSchema }: Endpoint,
  input: InputOf<Endpoint> & object,
  { data = dataSchema as unknown as z.ZodMiniType<Data>, ...options }: CallOptions<Data> = {},
): Promise<Data> {
  const query = method === 'GET' ? String(toSearchParams(input)) : '';
  const url = `${base}/${path}${query && `?${query}`}`;
  return fetchJson(url, data, { key: path, method, ...(body && bodyEncoders[body[0]!](input)), ...options });
}
