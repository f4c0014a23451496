import * as z from 'zod/mini';
import { request, type RequestOptions } from '@/lib/client/api/request';
import type { InputOf, ScriptBody, ScriptEndpoint } from '@/lib/contract/endpoint-schema';

/** The back end answered, but not with success. */
export class ApiError extends Error {
  constructor(
    message: string,
    /** The answer's own code; never 0. */
    readonly code: number,
    readonly status: number,
    /** Milliseconds for which the back end asks to be left alone. */
    readonly retryAfter = 0,
    /** What the answer says beside that; nothing is known of its shape. */
    readonly data?: unknown,
  ) {
    super(message);
    this.name = 'ApiFailure';
  }
}

const envelope = z.object({ code: z.number(), msg: z.optional(z.string()), data: z.optional(z.unknown()) });

/** What Retry-After asks for (RFC 9110 §10.2.3), in milliseconds: it is written as seconds or as a date. */
function retryAfterOf({ headers }: Response): number {
  const text = headers.get('Retry-After') ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return wait > 0 ? wait : 0;
}

/**
 * Sends a request to the back end and returns the answer's data.
 * @param schema what the data must be
 * @throws ApiError for a code other than 0; ZodError for data of another shape; what `request` throws
 */
export async function fetchJson<Data>(
  url: string,
  schema: z.ZodMiniType<Data>,
  options: RequestOptions,
): Promise<Data> {
  const response = await request(url, { credentials: 'include', ...options });
  const body: unknown = await response.json().catch(() => ({ code: response.status || -1 }));
  // Given up while its answer arrived, a call must not have any effect.
  options.signal?.throwIfAborted();
  const answer = z.safeParse(envelope, body);
  if (!answer.success) throw new ApiError('The answer has another shape.', -1, response.status, retryAfterOf(response));
  const { code, msg, data } = answer.data;
  if (code !== 0) throw new ApiError(msg ?? '', code, response.status, retryAfterOf(response), data);
  return z.parse(schema, data);
}

const queryOf = (input: object) => new URLSearchParams(Object.entries(input) as [string, string][]);

function multipart(input: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) form.set(name, value as string);
  return form;
}

const bodies: Record<ScriptBody, (input: object) => Pick<RequestInit, 'body' | 'headers'>> = {
  json: (input) => ({ headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(input) }),
  form: (input) => ({ body: queryOf(input) }),
  multipart: (input) => ({ body: multipart(input) }),
};

export type CallOptions<Data> = Partial<Pick<RequestOptions, 'key' | 'signal' | 'keepalive'>> & {
  /** What the answer's data must be, where another back end may say something else than the call's shape. */
  data?: z.ZodMiniType<Data>;
};

/**
 * Makes a call: its input goes into the query of a GET, else into a body of the first type that the call takes.
 * @param base where the call is, such as `/api`
 * @throws what `ask` throws
 */
export async function callEndpoint<Shape extends ScriptEndpoint, Data = z.output<Shape['data']>>(
  base: string,
  { path, method, body, data: shape }: Shape,
  input: InputOf<Shape> & object,
  { data = shape as unknown as z.ZodMiniType<Data>, ...options }: CallOptions<Data> = {},
): Promise<Data> {
  const query = method === 'GET' ? String(queryOf(input)) : '';
  const url = `${base}/${path}${query && `?${query}`}`;
  return fetchJson(url, data, { key: path, method, ...(body && bodies[body[0]!](input)), ...options });
}
