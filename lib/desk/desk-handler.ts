import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Desk } from '@/lib/config/desk-settings';
import type { DeskBundle } from '@/lib/desk/desk-bundle';
import type { DeskConfig } from '@/lib/desk/desk-config';
import { callbackPage, callbackPolicy, deskPage, deskPolicy, type DeskSetup } from '@/lib/desk/desk-page';
import { authorizationUrl, handoverScript, requestToken, type SignInResult } from '@/lib/desk/github-sign-in';
import { apiOrigin, localOptions, repositoryOptions } from '@/lib/desk/repository-options';
import { isLocalHost } from '@/lib/i18n/hosts';
import type { FileCache } from '@/lib/http-server/file-cache';
import { denyAllPolicy } from '@/lib/http-server/content-security-policy';
import { privateHeaders } from '@/lib/http-server/security-headers';
import { sendFile } from '@/lib/http-server/send-file';
import type { PublicationEntry } from '@/lib/publishing/publication-log';
import type { DeskDecision } from '@/lib/request-routing/desk-route';

/** Answers requests for the content desk. */

export type DeskHandlerOptions = {
  /** The repository and how to sign in; null for the files of a checkout. */
  desk: Desk | null;
  title: string;
  /** Creates the configuration, at each request: the files that it follows may change while a server runs. */
  config: (options: object) => DeskConfig;
  /** The folder of the desk's script, and its files. */
  folder: string;
  bundle: DeskBundle;
  files: FileCache;
  /** The site's origin, at which the desk is served unless the host is this machine. */
  siteUrl: string;
  isTls: (request: IncomingMessage) => boolean;
  /** Reads the last publications, newest first; null where nothing is published. */
  publications: (() => PublicationEntry[]) | null;
  /** Seconds until a client may sign in again (rate limit); null if it may now. */
  retryAfter: (request: IncomingMessage) => number | null;
};

export type DeskHandler = (request: IncomingMessage, response: ServerResponse, decision: DeskDecision) => Promise<void>;

/** A sign-in at GitHub takes minutes at most. */
const stateMaxAge = 600;
const stateCookie = 'desk_state';

type Answer = { status: number; type: string; body: string; policy?: string; headers?: Record<string, string> };

const text = (status: number, body: string, headers: Record<string, string> = {}): Answer => ({
  status,
  type: 'text/plain; charset=utf-8',
  body,
  headers,
});

const html = (body: string, policy: string, headers: Record<string, string> = {}): Answer => ({
  status: 200,
  type: 'text/html; charset=utf-8',
  body,
  policy,
  headers,
});

const redirect = (status: 301 | 303, location: string, headers: Record<string, string> = {}): Answer =>
  text(status, '', { Location: location, ...headers });

/** Creates the handler. */
export function createDeskHandler(options: DeskHandlerOptions): DeskHandler {
  const { desk, bundle, isTls } = options;
  const api = desk && apiOrigin(desk.repository);

  const originOf = (request: IncomingMessage) =>
    isLocalHost(request.headers.host)
      ? `${isTls(request) ? 'https' : 'http'}://${request.headers.host}`
      : options.siteUrl;
  const redirectUri = (request: IncomingMessage) => `${originOf(request)}/desk/callback`;

  function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
    const { status, type, body, policy = denyAllPolicy, headers } = answer;
    response.writeHead(status, {
      ...privateHeaders(policy, isTls(request)),
      // The window of a sign-in passes through the host's pages, and must be able to answer the desk's.
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'Content-Type': type,
      ...headers,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  const json = (body: object): Answer => ({
    status: 200,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(body),
  });

  function setup(request: IncomingMessage): Answer {
    const repository = desk ? repositoryOptions(desk, originOf(request)) : localOptions;
    const body: DeskSetup = { ...options.config(repository), origins: api ? [api] : [] };
    return json(body);
  }

  const stateHeader = (request: IncomingMessage, value: string, maxAge: number) => ({
    'Set-Cookie': stringifySetCookie({
      name: stateCookie,
      value,
      path: '/desk',
      maxAge,
      httpOnly: true,
      sameSite: 'lax',
      secure: isTls(request),
    }),
  });

  function beginSignIn(request: IncomingMessage, client: NonNullable<Desk['gitHubClient']>): Answer {
    const state = randomBytes(24).toString('base64url');
    const target = { client, gitHubOrigin: desk!.repository.origin };
    const location = authorizationUrl(target, redirectUri(request), state);
    return redirect(303, location, stateHeader(request, state, stateMaxAge));
  }

  async function endSignIn(request: IncomingMessage, client: NonNullable<Desk['gitHubClient']>): Promise<Answer> {
    const query = new URL(request.url ?? '', 'http://localhost').searchParams;
    const state = parseCookie(request.headers.cookie ?? '')[stateCookie];
    const code = query.get('code');
    let result: SignInResult = { error: 'The sign-in has expired, or was begun in another browser. Try again.' };
    if (state && query.get('state') === state) {
      const target = { client, gitHubOrigin: desk!.repository.origin };
      result = code
        ? await requestToken(target, redirectUri(request), code)
        : { error: query.get('error_description') ?? 'GitHub refused the sign-in.' };
    }
    const nonce = randomBytes(16).toString('base64');
    return html(callbackPage(handoverScript(result), nonce), callbackPolicy(nonce), stateHeader(request, '', 0));
  }

  async function signIn(request: IncomingMessage, kind: 'signIn' | 'callback'): Promise<Answer> {
    const wait = options.retryAfter(request);
    if (wait !== null) return text(429, 'Too many sign-ins. Try again later.', { 'Retry-After': String(wait) });
    const client = desk?.gitHubClient;
    if (!client) return text(404, 'Not Found');
    return kind === 'signIn' ? beginSignIn(request, client) : endSignIn(request, client);
  }

  async function answerTo(
    request: IncomingMessage,
    decision: Exclude<DeskDecision, { kind: 'file' }>,
  ): Promise<Answer> {
    switch (decision.kind) {
      case 'page':
        return html(deskPage(options.title, bundle.entry), deskPolicy(api));
      case 'config':
        return setup(request);
      case 'status':
        return options.publications ? json({ publications: options.publications() }) : text(404, 'Not Found');
      case 'redirect':
        return redirect(301, decision.location);
      case 'methodNotAllowed':
        return text(405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
      case 'signIn':
      case 'callback':
        return signIn(request, decision.kind);
    }
  }

  return async (request, response, decision) => {
    const asset = decision.kind === 'file' ? bundle.files.get(decision.name) : undefined;
    if (asset) {
      // A worker has the policy of its file. Names contain a digest, so files may be cached.
      const { 'Cache-Control': _, ...extraHeaders } = privateHeaders(deskPolicy(null), isTls(request));
      return sendFile(request, response, asset, { folder: options.folder, files: options.files, extraHeaders });
    }
    const answer = decision.kind === 'file' ? text(404, 'Not Found') : await answerTo(request, decision);
    return sendAnswer(request, response, answer);
  };
}
