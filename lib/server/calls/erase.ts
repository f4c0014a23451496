import { eraseShape } from '@/lib/protocol/calls/erase';
import { defineCall } from '@/lib/server/http/call';
import { database } from '@/lib/server/store/current-store';
import { erasePerson } from '@/lib/server/store/person';

/** POST site/erase: deletes what was collected under a device id. Who knows the id is who has it. */
export const erase = defineCall(eraseShape, {
  kind: 'erase',
  summary: 'Deletes everything stored under a device id.',
  async answer({ device_id }) {
    return { erased: await erasePerson(await database(), { device: device_id }) };
  },
});
