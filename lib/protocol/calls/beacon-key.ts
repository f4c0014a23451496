import * as z from 'zod/mini';
import type { CallShape } from '@/lib/protocol/call-shape';

/** What an envelope is sealed with: the key's id, and the public key in PEM. */
export const envelopeKey = z.object({ kid: z.string(), pem: z.string() });
export type EnvelopeKey = z.output<typeof envelopeKey>;

/** What an envelope is made with. */
export const beaconKeyShape = {
  path: 'beacon/key',
  method: 'GET',
  input: (z) => z.object({}),
  data: z.extend(envelopeKey, { alphabet: z.string() }),
} as const satisfies CallShape;
