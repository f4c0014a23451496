import { sql } from 'drizzle-orm';
import { authorizedLoginEndpoint } from '@/lib/contract/endpoints/authorized-login';
import { sanitizeText } from '@/lib/contract/sanitize-text';
import { codeLength } from '@/lib/contract/source-record';
import { verifyGoogleToken } from '@/lib/api/google-token';
import { defineEndpoint } from '@/lib/api/http/define-endpoint';
import { HttpError } from '@/lib/api/http/http-error';
import { assertStorable } from '@/lib/api/http/parse-fields';
import { clientColumns } from '@/lib/api/http/client-info';
import { codeLifetime, hashCode, createSignInCode } from '@/lib/api/sign-in-code';
import { database } from '@/lib/api/store/current-store';
import { signIns } from '@/lib/api/store/schema';

/** The response code for an invalid token; the HTTP status is 200, as for every handled sign-in. */
const invalidToken = 4001;
const errorCodes = { [invalidToken]: 'The sign-in could not be verified.' };

/** Parses the referral code in regParam: JSON such as `{"ref":"…"}`, or the code alone. */
function parseRef(regParam: string | null): string | null {
  let ref: unknown;
  try {
    ({ ref } = JSON.parse(regParam ?? '') as { ref?: unknown });
  } catch {
    return regParam;
  }
  assertStorable(ref);
  return typeof ref === 'string' ? sanitizeText(ref, codeLength) || null : null;
}

export const endpoint = defineEndpoint({
  ...authorizedLoginEndpoint,
  rateLimit: 'write',
  errorCodes,
  summary: "Verifies a Google ID token and returns a code that the product's app exchanges for a session.",
  async handler({ redirect_data, invite_code, language, source, referer, regParam }, request) {
    const person = await verifyGoogleToken(redirect_data);
    if (!person) throw new HttpError(200, errorCodes[invalidToken]!, invalidToken);
    const code = createSignInCode();
    const db = await database();
    await db.insert(signIns).values({
      codeHash: hashCode(code),
      expiresAt: sql`now() + make_interval(secs => ${codeLifetime})`,
      subject: person.subject,
      email: person.email,
      language,
      source,
      inviteCode: invite_code,
      referer,
      ref: parseRef(regParam),
      ...clientColumns(request),
    });
    return { cpl: code };
  },
});
