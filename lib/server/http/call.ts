import { en } from 'zod/locales';
import * as z from 'zod/mini';
import type { CallShape } from '@/lib/protocol/call-shape';
import { plainErrorPage } from '@/lib/routing/plain-error';
import { readBody } from '@/lib/server/http/body';
import { corsHeaders } from '@/lib/server/http/cors';
import { fieldProblems } from '@/lib/server/http/field-problems';
import { isFromElsewhere } from '@/lib/server/http/cross-site';
import { fieldsOfQuery } from '@/lib/server/http/fields';
import { countWrite, type Limited } from '@/lib/server/http/rate-limit';
import { queryHeader } from '@/lib/server/http/query-header';
import { Refusal, WrongInput } from '@/lib/server/http/refusal';
import { visitorAddress } from '@/lib/server/http/sender';
import { localeRead } from '@/lib/server/http/visitor-locale';
import { logFailure } from '@/lib/server/log-failure';
import { requestIdFrom, requestIdHeader } from '@/lib/server/telemetry/request-id';
import { ownOrigins, site } from '@/lib/settings/site';

// zod/mini has no words of its own for what is wrong with an input.
z.config(en());

/** A call of the back end: its shape, and how it is answered. */
export type Call = Omit<CallShape, 'input'> & {
  input: z.ZodMiniType;
  summary: string;
  /** What the rate limit counts it as; reads are not limited. */
  kind: 'read' | Limited;
  /** True for what is the same for everybody, so that a cache in front may keep it for a minute. */
  isShared?: boolean;
  /** Who may send a write beside pages of our own: browsers by themselves, on whatever site, or other servers alone. */
  sentBy?: 'browsers' | 'servers';
  /** True for what people fill in: a refusal's data names the fields that they can mend. */
  isForm?: boolean;
  /** True for an answer given by one click: whoever reads that it was refused has written no message. */
  isVote?: boolean;
  /** Draws a refused form again for a browser without scripts; null where it cannot. */
  redraw?: (wrong: WrongInput, request: Request) => Promise<Response | null>;
  /** Looks at a body as it came, before anything in it is believed. @throws Refusal */
  checkBody?: (body: Uint8Array, headers: Headers) => void;
  /** @returns the answer's data, or a whole response */
  answer: (input: never, request: Request) => Promise<unknown>;
};

/** Ties a call's answer to its shape. */
export function defineCall<Input extends z.ZodMiniType, Data extends z.ZodMiniType>(
  shape: CallShape<Input, Data>,
  call: Pick<Call, 'summary' | 'kind' | 'isShared' | 'sentBy' | 'isForm' | 'isVote' | 'redraw' | 'checkBody'> & {
    answer: (input: z.output<Input>, request: Request) => Promise<z.input<Data> | Response>;
  },
): Call {
  return { ...shape, input: shape.input(z), ...call } as unknown as Call;
}

const sharedFor = { 'Cache-Control': 'public, max-age=0, s-maxage=60' };

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

function answer(status: number, body: { code: number; msg: string; data: unknown }, headers: Record<string, string>) {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** The first thing that is wrong with the input, in one sentence. */
function problem({ issues }: z.core.$ZodError): string {
  const { path, message } = issues[0]!;
  return path.length === 0 ? `${message}.` : `The field ${path.join('.')} is wrong: ${message}.`;
}

async function inputOf(call: Call, request: Request): Promise<unknown> {
  const raw = call.body
    ? await readBody(request, call.body, call.checkBody)
    : fieldsOfQuery(request.headers.get(queryHeader) ?? new URL(request.url).search.slice(1));
  const parsed = call.input.safeParse(raw);
  if (!parsed.success) throw new WrongInput(problem(parsed.error), fieldProblems(parsed.error, raw), raw);
  return parsed.data;
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

function refuseFromElsewhere(call: Call, { headers }: Request): void {
  if (call.kind === 'read' || call.sentBy === 'browsers') return;
  const origins = {
    fetchSite: headers.get('sec-fetch-site'),
    origin: headers.get('origin'),
    host: headers.get('host'),
  };
  if (isFromElsewhere(origins, ownOrigins)) throw new Refusal(403, 'Pages of other sites may not send this.');
}

async function run(call: Call, request: Request, headers: Record<string, string>): Promise<Response> {
  refuseFromElsewhere(call, request);
  if (call.kind !== 'read' && site.rateLimited) {
    const wait = countWrite(call.kind, call.path, visitorAddress(request.headers));
    if (wait !== null) throw new Refusal(429, 'Too many requests.', 429, { 'Retry-After': String(wait) });
  }
  const result = await call.answer((await inputOf(call, request)) as never, request);
  if (!(result instanceof Response)) {
    const body = { code: 0, msg: 'success', data: result ?? null };
    return answer(200, body, { ...headers, ...(call.isShared ? sharedFor : {}) });
  }
  return withHeaders(result, headers);
}

/** Seconds after which a caller may try again what failed on our side, such as a store that cannot be reached. */
const retryAfterFailure = 10;

/** What went wrong is for the log; the caller learns nothing of our inner life. */
function failure(call: Call, error: unknown, requestId: string): Refusal {
  if (error instanceof Refusal) return error;
  logFailure(`/api/${call.path}`, error, requestId);
  return new Refusal(503, 'This cannot be answered at the moment.', 503, { 'Retry-After': String(retryAfterFailure) });
}

/** True when the form was sent by the browser itself, which wants a page and no JSON. */
export function wantsPage(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('text/html');
}

/** Says in the language of the page that a form came from that it was not taken; what was written is one step back. */
function formPage({ isVote }: Call, { status, headers }: Refusal, request: Request): Response {
  const locale = localeRead(request.headers.get('referer') ?? '', request);
  const refused = isVote ? 'voteRefused' : 'formRefused';
  const tooMany = isVote ? 'tooManyVotes' : 'tooManyForms';
  return withHeaders(plainErrorPage(status, locale, status === 429 ? tooMany : refused), headers);
}

/** A refused form as a browser without scripts gets it: drawn again as it was filled in, where the call can. */
async function refusedForm(call: Call, refusal: Refusal, request: Request): Promise<Response> {
  const redrawn = refusal instanceof WrongInput ? await call.redraw?.(refusal, request) : null;
  return redrawn ?? formPage(call, refusal, request);
}

/** The handlers of a call's route: every method is answered, those of others with 405. */
export function handlers(call: Call): Record<(typeof methods)[number], (request: Request) => Promise<Response>> {
  const allow = call.method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
  const handle = async (request: Request): Promise<Response> => {
    const requestId = requestIdFrom(request.headers.get(requestIdHeader));
    const headers = { ...corsHeaders(request, call), 'X-Request-Id': requestId };
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { ...headers, Allow: allow } });
    try {
      const isRead = call.method === 'GET' && request.method === 'HEAD';
      if (request.method !== call.method && !isRead) {
        throw new Refusal(405, `This call takes ${call.method}.`, 405, { Allow: allow });
      }
      return await run(call, request, headers);
    } catch (error) {
      const refusal = failure(call, error, requestId);
      if (call.body?.includes('form') && wantsPage(request)) {
        return withHeaders(await refusedForm(call, refusal, request), headers);
      }
      const { status, code, message, headers: more } = refusal;
      const data = refusal instanceof WrongInput && call.isForm ? { fields: refusal.fields } : null;
      return answer(status, { code, msg: message, data }, { ...headers, ...more });
    }
  };
  return Object.fromEntries(methods.map((method) => [method, handle])) as ReturnType<typeof handlers>;
}
