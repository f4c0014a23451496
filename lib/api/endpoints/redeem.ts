import * as z from 'zod/mini';
import { and, between, eq, isNull, sql } from 'drizzle-orm';
import { defineEndpoint } from '@/lib/api/http/define-endpoint';
import { HttpError } from '@/lib/api/http/http-error';
import { codeLifetime, hashCode } from '@/lib/api/sign-in-code';
import { verifySignature } from '@/lib/api/hmac';
import { database } from '@/lib/api/store/current-store';
import { signIns } from '@/lib/api/store/schema';
import { site } from '@/lib/config/site';

/** Maximum difference between the caller's clock and ours, in seconds. */
const maxClockDifference = 300;

const nullableText = z.nullable(z.string());

/** Exchanges the code of a sign-in, once, for the identity of the person. */
export const endpoint = defineEndpoint({
  path: 'site/redeem',
  method: 'POST',
  body: ['json'],
  input: z.object({
    code: z.string().check(z.minLength(1), z.maxLength(100), z.describe('The cpl from authorized-login.')),
    time: z.int().check(z.describe('Seconds since 1970; at most five minutes from the server’s clock.')),
  }),
  data: z.object({
    subject: z.string().check(z.describe('Google’s permanent id of the person.')),
    email: nullableText,
    language: nullableText,
    source: nullableText,
    invite_code: nullableText,
    ref: nullableText,
  }),
  rateLimit: 'redeem',
  allowedSenders: 'servers',
  credentials: { 'X-Signature': 'HMAC-SHA-256 of the body with SIGN_IN_SECRET, in hex.' },
  isEnabled: () => site.signInSecret !== undefined,
  summary: 'Returns who signed in with a code, once, to a server that signs its request with SIGN_IN_SECRET.',
  checkBody(body, headers) {
    if (!verifySignature(headers.get('x-signature') ?? '', body, site.signInSecret!)) {
      throw new HttpError(401, 'The signature does not match the body.');
    }
  },
  async handler({ code, time }) {
    if (Math.abs(Date.now() / 1000 - time) > maxClockDifference)
      throw new HttpError(401, 'The timestamp is more than five minutes off.');
    const db = await database();
    // A code that expires much later than a code issued now was issued while the clock was wrong.
    const isUnexpired = between(signIns.expiresAt, sql`now()`, sql`now() + make_interval(secs => ${2 * codeLifetime})`);
    // A single statement, so that of two concurrent requests only one succeeds.
    const [person] = await db
      .update(signIns)
      .set({ redeemedAt: sql`now()` })
      .where(and(eq(signIns.codeHash, hashCode(code)), isNull(signIns.redeemedAt), isUnexpired))
      .returning();
    if (!person) throw new HttpError(410, 'The code is unknown, has been used, or has expired.');
    const { subject, email, language, source, inviteCode: invite_code, ref } = person;
    return { subject, email, language, source, invite_code, ref };
  },
});
