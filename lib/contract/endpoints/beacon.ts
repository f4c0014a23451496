import * as z from 'zod/mini';
import type { EndpointSchema, InputOf } from '@/lib/contract/endpoint-schema';

/** An envelope of events (docs/data.md, "The envelope"). */
export const beaconEndpoint = {
  path: 'beacon',
  method: 'POST',
  body: ['json'],
  input: (z) =>
    z.object({
      _k: z
        .optional(z.string().check(z.maxLength(64)))
        .check(z.describe('The key id; defaults to the oldest active key.')),
      _t: z
        .string()
        .check(
          z.minLength(1),
          z.maxLength(1024),
          z.describe('AES key of 16 characters, encrypted with RSA-OAEP (SHA-256).'),
        ),
      _a: z.string().check(z.minLength(1), z.describe('IV, AES-128-GCM ciphertext of the JSON payload, tag.')),
    }),
  data: z.object({ accepted: z.array(z.string()) }),
} as const satisfies EndpointSchema;

export type SealedEnvelope = InputOf<typeof beaconEndpoint>;
