import { eraseShape } from '@/lib/protocol/calls/erase';
import { defineCall } from '@/lib/server/http/call';
import { database } from '@/lib/server/store/current-store';
import { eraseDevice } from '@/lib/server/store/purge';

/** POST site/erase: deletes what was collected under a device id. Who knows the id is who has it. */
export const erase = defineCall(eraseShape, {
  kind: 'write',
  summary: 'Deletes everything stored under a device id.',
  async answer({ device_id }) {
    return { erased: await eraseDevice(await database(), device_id) };
  },
});
