import * as z from 'zod/mini';
import { defineEndpoint } from '@/lib/api/http/define-endpoint';
import { HttpError } from '@/lib/api/http/http-error';
import { sign, verifySignature } from '@/lib/api/hmac';
import { site } from '@/lib/config/site';
import { requestPublication } from '@/lib/publishing/request-publication';

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

/** Seconds after which a push may be announced again. */
const retryAfter = 60;

/** The webhook that a Git host calls after a push: the site pulls the commits and publishes them. */
export const endpoint = defineEndpoint({
  path: 'site/publish',
  method: 'POST',
  body: ['json', 'form'],
  input: z.unknown(),
  data: z.null(),
  rateLimit: 'write',
  allowedSenders: 'servers',
  credentials: {
    'X-Hub-Signature-256': '`sha256=` and the HMAC-SHA-256 of the body with PUBLISH_SECRET, in hex.',
    'X-Gitea-Signature': 'HMAC-SHA-256 of the body with PUBLISH_SECRET, in hex.',
    'X-Gitlab-Token': 'PUBLISH_SECRET.',
    'X-Signature':
      '`t=`, seconds since 1970, `,v1=` and the HMAC-SHA-256 of these seconds, a dot and the body, in hex.',
  },
  isEnabled: () => site.publishWebhookSecret !== undefined,
  isDeferred: true,
  summary: 'Publishes what was pushed to the repository, at the request of its host; the body is only verified.',
  checkBody(body, headers) {
    if (!isFromHost(headers, body, site.publishWebhookSecret!))
      throw new HttpError(401, 'The signature does not match the body.');
  },
  isBodyIgnored: true,
  async handler() {
    if (requestPublication()) return null;
    throw new HttpError(503, 'This server was not started by npm start.', 503, { 'Retry-After': String(retryAfter) });
  },
});
