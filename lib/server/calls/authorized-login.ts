import { sql } from 'drizzle-orm';
import { authorizedLoginShape } from '@/lib/protocol/calls/authorized-login';
import { clean } from '@/lib/protocol/clean-text';
import { codeLength } from '@/lib/protocol/source-record';
import { verifyGoogleToken } from '@/lib/server/google-token';
import { defineCall } from '@/lib/server/http/call';
import { Refusal } from '@/lib/server/http/refusal';
import { senderColumns } from '@/lib/server/http/sender';
import { codeLifetime, digestOf, newCode } from '@/lib/server/sign-in-code';
import { database } from '@/lib/server/store/current-store';
import { signIns } from '@/lib/server/store/schema';

/** The answer's code for a token that is not what it says to be; its status is 200, as for every answered sign-in. */
const badToken = 4001;

/** The referral code in regParam: JSON like `{"ref":"…"}`, or the bare code. */
function refOf(regParam: string | null): string | null {
  try {
    const { ref } = JSON.parse(regParam ?? '') as { ref?: unknown };
    return typeof ref === 'string' ? clean(ref, codeLength) || null : null;
  } catch {
    return regParam;
  }
}

/** POST sys/user/passport/authorized-login: signs somebody in with the ID token of Google's one-tap prompt. */
export const authorizedLogin = defineCall(authorizedLoginShape, {
  kind: 'write',
  summary: 'Checks an ID token of Google and answers with a code that the product’s app takes.',
  async answer({ redirect_data, invite_code, language, source, referer, regParam }, request) {
    const person = await verifyGoogleToken(redirect_data);
    if (!person) throw new Refusal(200, 'The sign-in could not be verified.', badToken);
    const code = newCode();
    const db = await database();
    await db.insert(signIns).values({
      codeHash: digestOf(code),
      expiresAt: sql`now() + make_interval(secs => ${codeLifetime})`,
      subject: person.subject,
      email: person.email,
      language,
      source,
      inviteCode: invite_code,
      referer,
      ref: refOf(regParam),
      ...senderColumns(request),
    });
    return { cpl: code };
  },
});
