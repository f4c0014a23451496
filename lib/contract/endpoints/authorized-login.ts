import * as z from 'zod/mini';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';
import { sanitizeText } from '@/lib/contract/sanitize-text';
import { codeLength } from '@/lib/contract/source-record';

/** Signs in with the ID token of the Google One Tap prompt. */
export const authorizedLoginEndpoint = {
  path: 'sys/user/passport/authorized-login',
  method: 'POST',
  body: ['multipart'],
  input: (z) => {
    const field = (length: number) =>
      z.pipe(
        z._default(z.string(), ''),
        z.transform((value) => sanitizeText(value, length) || null),
      );
    return z.object({
      third_party: z.literal('google'),
      third_party_action_type: z.literal('one_tap'),
      redirect_data: z.string().check(z.minLength(1), z.maxLength(8192), z.describe('The ID token (JWT).')),
      invite_code: field(codeLength),
      language: field(20),
      source: field(200),
      referer: field(1000),
      regParam: field(300).check(z.describe('JSON with ref, or the referral code.')),
    });
  },
  data: z.object({ cpl: z.string() }),
} as const satisfies EndpointSchema;
