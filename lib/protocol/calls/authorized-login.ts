import * as z from 'zod/mini';
import type { CallShape } from '@/lib/protocol/call-shape';
import { clean } from '@/lib/protocol/clean-text';
import { codeLength } from '@/lib/protocol/source-record';

/** Somebody signs in with the ID token of Google's one-tap prompt. */
export const authorizedLoginShape = {
  path: 'sys/user/passport/authorized-login',
  method: 'POST',
  body: ['multipart'],
  input: (z) => {
    const field = (length: number) =>
      z.pipe(
        z._default(z.string(), ''),
        z.transform((value) => clean(value, length) || null),
      );
    return z.object({
      third_party: z.literal('google'),
      third_party_action_type: z.literal('one_tap'),
      redirect_data: z.string().check(z.minLength(1), z.maxLength(8192), z.describe('The ID token (JWT).')),
      invite_code: field(codeLength),
      language: field(20),
      source: field(200),
      referer: field(1000),
      regParam: field(300).check(z.describe('JSON that holds ref, or the referral code.')),
    });
  },
  data: z.object({ cpl: z.string() }),
} as const satisfies CallShape;
