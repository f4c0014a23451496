import * as z from 'zod/mini';
import { beaconKeyEndpoint } from '@/lib/contract/endpoints/beacon-key';
import { beaconAlphabet } from '@/lib/contract/beacon-alphabet';
import { newestKey } from '@/lib/api/beacon/newest-key';
import { defineEndpoint } from '@/lib/api/http/define-endpoint';

export const endpoint = defineEndpoint({
  ...beaconKeyEndpoint,
  // Browsers do not load the alphabet, so their schema does not check its length.
  data: z.extend(beaconKeyEndpoint.data, { alphabet: z.string().check(z.length(beaconAlphabet.length)) }),
  rateLimit: 'read',
  isShared: true,
  summary: 'The newest public key of the beacon, and the alphabet of its base64.',
  async handler() {
    const { id, publicPem } = await newestKey();
    return { kid: id, pem: publicPem, alphabet: beaconAlphabet };
  },
});
