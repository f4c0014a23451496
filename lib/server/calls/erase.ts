import { z } from 'zod';
import { defineCall } from '@/lib/server/http/call';
import { database } from '@/lib/server/store/current-store';
import { eraseDevice } from '@/lib/server/store/purge';

/** POST site/erase: deletes what was collected under a device id. Who knows the id is who has it. */
export const erase = defineCall({
  path: 'site/erase',
  method: 'POST',
  kind: 'write',
  summary: 'Deletes everything stored under a device id.',
  body: ['json'],
  input: z.object({ device_id: z.string().regex(/^[\w-]{16,64}$/, 'it is no device id') }),
  data: z.object({ erased: z.number().int() }),
  async answer({ device_id }) {
    return { erased: await eraseDevice(await database(), device_id) };
  },
});
