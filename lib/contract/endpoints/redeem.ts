import * as z from 'zod/mini';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';

const kept = z.nullable(z.string());

/** The product's app learns, once, who signed in with the code that it was handed. */
export const redeemEndpoint = {
  path: 'site/redeem',
  method: 'POST',
  body: ['json'],
  input: (z) =>
    z.object({
      code: z.string().check(z.minLength(1), z.maxLength(100), z.describe('What authorized-login answered as cpl.')),
      time: z.int().check(z.describe('Seconds since 1970; at most five minutes from the clock of the site.')),
    }),
  data: z.object({
    subject: z.string().check(z.describe('Whom Google means, for good.')),
    email: kept,
    language: kept,
    source: kept,
    invite_code: kept,
    ref: kept,
  }),
} as const satisfies EndpointSchema;
