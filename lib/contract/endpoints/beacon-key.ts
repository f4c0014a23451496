import * as z from 'zod/mini';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';

/** What an envelope is sealed with: the key's id, and the public key in PEM. */
export const envelopeKey = z.object({ kid: z.string(), pem: z.string() });
export type EnvelopeKey = z.output<typeof envelopeKey>;

/** What an envelope is made with. */
export const beaconKeyEndpoint = {
  path: 'beacon/key',
  method: 'GET',
  input: (z) => z.object({}),
  data: z.extend(envelopeKey, { alphabet: z.string() }),
} as const satisfies EndpointSchema;
