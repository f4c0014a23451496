import * as z from 'zod/mini';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';

/** The key for encrypting envelopes: its id, and the public key in PEM. */
export const envelopeKey = z.object({ kid: z.string(), pem: z.string() });
export type EnvelopeKey = z.output<typeof envelopeKey>;

/** The key and the alphabet for envelopes. */
export const beaconKeyEndpoint = {
  path: 'beacon/key',
  method: 'GET',
  input: (z) => z.object({}),
  data: z.extend(envelopeKey, { alphabet: z.string() }),
} as const satisfies EndpointSchema;
