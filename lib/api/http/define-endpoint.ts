import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { bodyLimitOf } from '@/lib/config/body-limit';
import { apiBase, type EndpointSchema } from '@/lib/contract/endpoint-schema';
import { formErrors, type FieldErrors, type FormError } from '@/lib/contract/form-errors';
import { minimalErrorPage } from '@/lib/request-routing/minimal-error-page';
import { readBody, type BodyType } from '@/lib/api/http/body-parser';
import { corsHeaders } from '@/lib/api/http/cors';
import { isCrossSite, readOrigins } from '@/lib/api/http/csrf';
import { assertStorable, parseUrlEncoded } from '@/lib/api/http/parse-fields';
import { consume, type RateLimitName } from '@/lib/api/http/rate-limit';
import { queryHeader } from '@/lib/api/http/internal-headers';
import { HttpError, ValidationError } from '@/lib/api/http/http-error';
import { requestIp } from '@/lib/api/http/client-info';
import { visitorLocale } from '@/lib/api/http/visitor-locale';
import { logError } from '@/lib/api/log-failure';
import { toRequestId, requestIdHeader } from '@/lib/api/telemetry/request-id';
import { firstPartyHosts, firstPartyOrigins } from '@/lib/config/first-party-hosts';
import { site } from '@/lib/config/site';

// zod/mini has no error messages of its own.
z.config(en());

/** An API endpoint: its schema, its rules and its handler. */
export type Endpoint = Omit<EndpointSchema, 'body' | 'input'> & {
  body?: readonly BodyType[];
  input: z.ZodMiniType;
  summary: string;
  /** The category for rate limiting; reads are not limited. */
  rateLimit: 'read' | RateLimitName;
  /** Whether the response is the same for everyone, so that a shared cache may store it for a minute. */
  isShared?: boolean;
  /** Who may send writes in addition to first-party pages: browsers on any site, or servers only. */
  allowedSenders?: 'browsers' | 'servers';
  /** The request headers that prove who the server is, any one of them, and what they contain. */
  credentials?: Readonly<Record<string, string>>;
  /** Whether the endpoint exists: without its secret it is unknown, whatever the method. */
  isEnabled?: () => boolean;
  /** Whether what is requested happens later, so that a success has status 202. */
  isDeferred?: boolean;
  /** Application error codes returned with HTTP 200, and their meanings. */
  errorCodes?: Readonly<Record<number, string>>;
  /** Whether it is a form: error responses list the invalid fields. */
  isForm?: boolean;
  /** Whether it is a one-click vote: its error page does not mention a message. */
  isVote?: boolean;
  /** Renders a rejected form again for a browser without scripts; null where it cannot. */
  rerenderForm?: (error: ValidationError, request: Request) => Promise<Response | null>;
  /** Checks the raw body before it is parsed. @throws HttpError */
  checkBody?: (body: Uint8Array, headers: Headers) => void;
  /** Whether the body is not parsed after that check. */
  isBodyIgnored?: boolean;
  /** @returns the data of the response, or a complete response */
  handler: (input: never, request: Request) => Promise<unknown>;
};

/** Defines an endpoint; the schema of one that the site's scripts call is in `lib/contract/endpoints`. */
export function defineEndpoint<Input extends z.ZodMiniType, Data extends z.ZodMiniType>({
  input,
  ...endpoint
}: Omit<Endpoint, 'input' | 'data' | 'handler'> & {
  input: Input | ((zod: typeof z) => Input);
  data: Data;
  handler: (input: z.output<Input>, request: Request) => Promise<z.input<Data> | Response>;
}): Endpoint {
  return { ...endpoint, input: input instanceof z.ZodMiniType ? input : input(z) };
}

const sharedCacheHeaders = { 'Cache-Control': 'public, max-age=0, s-maxage=60' };

function respond(status: number, body: { code: number; msg: string; data: unknown }, headers: Record<string, string>) {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** Formats the first validation error as one sentence. */
function formatIssue({ issues }: z.core.$ZodError): string {
  const { path, message } = issues[0]!;
  return path.length === 0 ? `${message}.` : `Invalid field ${path.join('.')}: ${message}.`;
}

const errorNames = Object.entries(formErrors) as [FormError, string][];

/** Returns the errors in form fields that people can correct. @param raw the submitted input */
function fieldErrors({ issues }: z.core.$ZodError, raw: unknown): FieldErrors {
  const fields = issues.toReversed().flatMap(({ path, message }) => {
    const name = String(path[0]);
    const isMissing = (raw as Record<string, unknown> | null)?.[name] === undefined;
    const error = isMissing ? 'required' : errorNames.find(([, sentence]) => sentence === message)?.[0];
    return error ? [[name, error] as const] : [];
  });
  return Object.fromEntries(fields);
}

async function parseInput(endpoint: Endpoint, request: Request): Promise<unknown> {
  const { body, checkBody, isBodyIgnored } = endpoint;
  const limit = bodyLimitOf(`${apiBase}/${endpoint.path}`);
  const raw = body
    ? await readBody(request, body, checkBody, { limit, isIgnored: isBodyIgnored })
    : parseUrlEncoded(request.headers.get(queryHeader) ?? new URL(request.url).search.slice(1));
  assertStorable(raw);
  const parsed = endpoint.input.safeParse(raw);
  if (!parsed.success) throw new ValidationError(formatIssue(parsed.error), fieldErrors(parsed.error, raw), raw);
  return parsed.data;
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

function rejectCrossSite(endpoint: Endpoint, { headers }: Request): void {
  if (endpoint.rateLimit === 'read' || endpoint.allowedSenders === 'browsers') return;
  if (isCrossSite(readOrigins(headers), { origins: firstPartyOrigins, hosts: firstPartyHosts }))
    throw new HttpError(403, 'Cross-site requests are not allowed.');
}

async function run(endpoint: Endpoint, request: Request, headers: Record<string, string>): Promise<Response> {
  rejectCrossSite(endpoint, request);
  if (endpoint.rateLimit !== 'read' && site.limitsRate) {
    const wait = consume(endpoint.rateLimit, endpoint.path, requestIp(request.headers));
    if (wait !== null) throw new HttpError(429, 'Too many requests.', 429, { 'Retry-After': String(wait) });
  }
  const result = await endpoint.handler((await parseInput(endpoint, request)) as never, request);
  if (!(result instanceof Response)) {
    const body = { code: 0, msg: 'success', data: result ?? null };
    return respond(endpoint.isDeferred ? 202 : 200, body, {
      ...headers,
      ...(endpoint.isShared ? sharedCacheHeaders : {}),
    });
  }
  return withHeaders(result, headers);
}

/** Seconds after which a client may retry when the failure is ours, such as an unreachable store. */
const retryAfterFailure = 10;

/** Logs the cause of a failure; the client receives no internal details. */
function toHttpError(endpoint: Endpoint, error: unknown, requestId: string): HttpError {
  if (error instanceof HttpError) return error;
  logError(`/api/${endpoint.path}`, error, requestId);
  return new HttpError(503, 'The service is temporarily unavailable.', 503, {
    'Retry-After': String(retryAfterFailure),
  });
}

/** Whether the browser itself submitted the form and expects a page instead of JSON. */
export function acceptsHtml(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('text/html');
}

/**
 * Returns an error page for a rejected form, in the language of its page; the text entered is one step back in the
 * history.
 */
function formErrorPage({ isVote }: Endpoint, { status, headers }: HttpError, request: Request): Response {
  const locale = visitorLocale(request.headers.get('referer') ?? '', request);
  const rejected = isVote ? 'voteRejected' : 'formRejected';
  const tooMany = isVote ? 'tooManyVotes' : 'tooManyForms';
  return withHeaders(minimalErrorPage(status, locale, status === 429 ? tooMany : rejected), headers);
}

/**
 * Returns a rejected form for a browser without scripts: rendered again with its values, where the endpoint supports
 * that.
 */
async function formResponse(endpoint: Endpoint, httpError: HttpError, request: Request): Promise<Response> {
  const rendered = httpError instanceof ValidationError ? await endpoint.rerenderForm?.(httpError, request) : null;
  return rendered ?? formErrorPage(endpoint, httpError, request);
}

/** Responds to a request of any method to an endpoint; unsupported methods get status 405. */
export async function respondTo(endpoint: Endpoint, request: Request): Promise<Response> {
  const allow = endpoint.method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
  const requestId = toRequestId(request.headers.get(requestIdHeader));
  const headers = { ...corsHeaders(request, endpoint), 'X-Request-Id': requestId };
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { ...headers, Allow: allow } });
  try {
    const isRead = endpoint.method === 'GET' && request.method === 'HEAD';
    if (request.method !== endpoint.method && !isRead) {
      throw new HttpError(405, `Method not allowed. Use ${endpoint.method}.`, 405, { Allow: allow });
    }
    return await run(endpoint, request, headers);
  } catch (error) {
    const httpError = toHttpError(endpoint, error, requestId);
    if (endpoint.body?.includes('form') && acceptsHtml(request)) {
      return withHeaders(await formResponse(endpoint, httpError, request), headers);
    }
    const { status, code, message, headers: extraHeaders } = httpError;
    const data = httpError instanceof ValidationError && endpoint.isForm ? { fields: httpError.fields } : null;
    return respond(status, { code, msg: message, data }, { ...headers, ...extraHeaders });
  }
}
