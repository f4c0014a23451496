import * as z from 'zod/mini';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';

const nullableText = z.nullable(z.string());

/** Exchanges the code of a sign-in, once, for the identity of the person. */
export const redeemEndpoint = {
  path: 'site/redeem',
  method: 'POST',
  body: ['json'],
  input: (z) =>
    z.object({
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
} as const satisfies EndpointSchema;
