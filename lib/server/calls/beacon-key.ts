import * as z from 'zod/mini';
import { beaconKeyShape } from '@/lib/protocol/calls/beacon-key';
import { beaconAlphabet } from '@/lib/protocol/beacon-alphabet';
import { newestKey } from '@/lib/server/beacon/newest-key';
import { defineCall } from '@/lib/server/http/call';

/** Browsers do not read the alphabet, so its length is not part of what they check. */
const data = z.extend(beaconKeyShape.data, { alphabet: z.string().check(z.length(beaconAlphabet.length)) });

/** GET beacon/key: what an envelope is made with. */
export const beaconKey = defineCall(
  { ...beaconKeyShape, data },
  {
    kind: 'read',
    isShared: true,
    summary: 'The newest public key of the beacon, and the alphabet of its base64.',
    async answer() {
      const { id, publicPem } = await newestKey();
      return { kid: id, pem: publicPem, alphabet: beaconAlphabet };
    },
  },
);
