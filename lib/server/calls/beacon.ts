import { z } from 'zod';
import { beaconShape } from '@/lib/protocol/calls/beacon';
import { eventTypes } from '@/lib/protocol/event-names';
import { eventLimits } from '@/lib/protocol/events';
import { clean } from '@/lib/protocol/clean-text';
import { keyFor } from '@/lib/server/beacon/current-keys';
import { openEnvelope } from '@/lib/server/beacon/open-envelope';
import { defineCall } from '@/lib/server/http/call';
import { Refusal } from '@/lib/server/http/refusal';
import { senderColumns } from '@/lib/server/http/sender';
import { database } from '@/lib/server/store/current-store';
import { events } from '@/lib/server/store/schema';

const text = (length: number) => z.string().transform((value) => clean(value, length));
/** The last moment that a Date can name (ECMA-262, time values). */
const latest = 8.64e15;

const payload = z.object({
  common: z.record(
    z.string().max(eventLimits.kind),
    z.union([text(eventLimits.common), z.number(), z.boolean(), z.null()]),
  ),
  events: z
    .array(
      z.object({
        id: z
          .string()
          .regex(/^[\w-]+$/)
          .min(8)
          .max(eventLimits.id),
        op_type: z.enum(eventTypes),
        op_res: text(eventLimits.kind),
        op_obj_type: text(eventLimits.kind),
        op_obj_value: text(eventLimits.value),
        user_timestamp_: z.number().int().min(0).max(latest),
        path: text(eventLimits.path).optional(),
      }),
    )
    .min(1)
    .max(100),
});

function parse(json: string): z.output<typeof payload> {
  try {
    return payload.parse(JSON.parse(json));
  } catch {
    throw new Refusal(400, 'The payload is not as it must be.');
  }
}

const word = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** POST beacon: stores the events of an envelope, each once. */
export const beacon = defineCall(beaconShape, {
  kind: 'beacon',
  summary: 'Takes encrypted analytics events; each is stored once, and acknowledged every time.',
  async answer({ _k, _t, _a }, request) {
    const db = await database();
    const key = await keyFor(_k, db);
    if (!key) throw new Refusal(400, 'There is no such key.');
    const json = openEnvelope({ _t, _a }, key.privateKey);
    if (json === null) throw new Refusal(400, 'The envelope cannot be opened.');
    const { common, events: list } = parse(json);
    const sender = senderColumns(request);
    const rows = list.map(({ id, op_type, op_res, op_obj_type, op_obj_value, user_timestamp_, path }) => ({
      id,
      type: op_type,
      result: op_res,
      objectType: op_obj_type,
      objectValue: op_obj_value,
      happenedAt: new Date(user_timestamp_),
      path: path ?? null,
      visitId: word(common.visit_id),
      locale: word(common.locale),
      common,
      ...sender,
      deviceId: word(common.device_id) ?? sender.deviceId,
    }));
    await db.insert(events).values(rows).onConflictDoNothing({ target: events.id });
    return { accepted: list.map(({ id }) => id) };
  },
});
