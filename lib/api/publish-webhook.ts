import { readBody } from '@/lib/api/http/body-parser';
import { requestIp } from '@/lib/api/http/client-info';
import { HttpError } from '@/lib/api/http/http-error';
import { consume } from '@/lib/api/http/rate-limit';
import { sign, verifySignature } from '@/lib/api/hmac';
import { site } from '@/lib/config/site';
import { requestPublication } from '@/lib/publishing/request-publication';

/** The webhook that a Git host calls after a push: the site pulls the commits and publishes them. */

/** Seconds by which the time in a signature may differ from the server's. */
const maxClockDifference = 300;

/** Whether a signature with its time, as the webhook for messages has it, is valid: `t=1764547200,v1=…`. */
function isValidTimedSignature(signature: string, body: Uint8Array, secret: string): boolean {
  const [, time = '', digest = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature) ?? [];
  const isRecent = Math.abs(Date.now() / 1000 - Number(time)) <= maxClockDifference;
  return isRecent && verifySignature(digest, Buffer.concat([Buffer.from(`${time}.`), body]), secret);
}

/**
 * Whether a request was sent by somebody who has the secret: GitHub, Gitea and Forgejo sign the body, GitLab sends the
 * secret itself; `X-Signature` also signs the time.
 */
export function isFromHost(headers: Pick<Headers, 'get'>, body: Uint8Array, secret: string): boolean {
  const timed = headers.get('x-signature');
  if (timed !== null) return isValidTimedSignature(timed, body, secret);
  const token = headers.get('x-gitlab-token');
  // Of equal length, so that the comparison takes constant time.
  if (token !== null) return verifySignature(sign(token, secret), secret, secret);
  const signature = headers.get('x-hub-signature-256')?.replace(/^sha256=/, '') ?? headers.get('x-gitea-signature');
  return verifySignature(signature ?? '', body, secret);
}

async function accept(request: Request, secret: string | undefined): Promise<void> {
  if (!secret) throw new HttpError(404, 'There is no such endpoint.');
  if (request.method !== 'POST') throw new HttpError(405, 'Method not allowed. Use POST.', 405, { Allow: 'POST' });
  const wait = site.limitsRate ? consume('write', 'site/publish', requestIp(request.headers)) : null;
  if (wait !== null) throw new HttpError(429, 'Too many requests.', 429, { 'Retry-After': String(wait) });
  await readBody(request, ['json', 'form'], (body, headers) => {
    if (!isFromHost(headers, body, secret)) throw new HttpError(401, 'The signature does not match the body.');
  });
  if (!requestPublication()) throw new HttpError(503, 'This server was not started by npm start.');
}

const respond = (status: number, code: number, msg: string, headers: Record<string, string> = {}) =>
  Response.json({ code, msg, data: null }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/** Responds with 202 before anything is published; without a secret the address is unknown. */
export async function publishWebhook(request: Request, secret = site.publishWebhookSecret): Promise<Response> {
  try {
    await accept(request, secret);
    return respond(202, 0, 'accepted');
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return respond(error.status, error.code, error.message, error.headers);
  }
}
