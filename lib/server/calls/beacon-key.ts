import { z } from 'zod';
import { beaconAlphabet } from '@/lib/protocol/beacon-alphabet';
import { activeKeys } from '@/lib/server/beacon/keys';
import { defineCall } from '@/lib/server/http/call';
import { database } from '@/lib/server/store/current-store';

/** GET beacon/key: what an envelope is made with. */
export const beaconKey = defineCall({
  path: 'beacon/key',
  method: 'GET',
  kind: 'read',
  summary: 'The newest public key of the beacon, and the alphabet of its base64.',
  input: z.object({}),
  data: z.object({ kid: z.string(), pem: z.string(), alphabet: z.string().length(65) }),
  async answer() {
    const { id, publicPem } = (await activeKeys(await database())).at(-1)!;
    return { kid: id, pem: publicPem, alphabet: beaconAlphabet };
  },
});
