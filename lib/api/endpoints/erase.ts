import { eraseEndpoint } from '@/lib/contract/endpoints/erase';
import { defineEndpoint } from '@/lib/api/http/define-endpoint';
import { database } from '@/lib/api/store/current-store';
import { eraseDataSubject } from '@/lib/api/store/data-subject';

export const endpoint = defineEndpoint({
  ...eraseEndpoint,
  rateLimit: 'erase',
  summary: 'Deletes everything stored under a device ID.',
  async handler({ device_id }) {
    return { erased: await eraseDataSubject(await database(), { device: device_id }) };
  },
});
