import { z } from 'zod';
import { beaconEndpoint } from '@/lib/contract/endpoints/beacon';
import { eventTypes } from '@/lib/contract/event-names';
import { eventTextLimits, type CommonFields } from '@/lib/contract/events';
import { idPattern, visitIdPattern } from '@/lib/contract/id-pattern';
import { findActiveKey } from '@/lib/api/beacon/current-keys';
import { openEnvelope } from '@/lib/api/beacon/open-envelope';
import { defineEndpoint } from '@/lib/api/http/define-endpoint';
import { HttpError } from '@/lib/api/http/http-error';
import { assertStorable } from '@/lib/api/http/parse-fields';
import { clientColumns } from '@/lib/api/http/client-info';
import { storedText, jsonPrimitives, textFieldSchemas } from '@/lib/api/stored-text-schemas';
import { hasPrivacySignal } from '@/lib/api/http/may-track';
import { database } from '@/lib/api/store/current-store';
import { eventDay } from '@/lib/api/beacon/event-day';
import { storeEvents } from '@/lib/api/store/store-events';

/**
 * The end of the year 9999. JavaScript formats later years with a plus sign and six digits, which PostgreSQL does not
 * parse.
 */
const maxTimestamp = Date.UTC(10_000, 0) - 1;

/** More than a browser sends at once, for builds and programs with larger batches; the body limit applies as well. */
const maxEvents = 100;

/**
 * Common fields are stored with each event, so a small body must not expand into a large one. Browsers send a tenth.
 */
const maxStoredLength = 1_000_000;

const eventSchema = z.object({
  ...textFieldSchemas(eventTextLimits, storedText),
  id: z.string().regex(idPattern),
  op_type: z.enum(eventTypes),
  user_timestamp_: z.number().int().min(0).max(maxTimestamp),
});

const isEmptyOr = (rule: RegExp, value: unknown) =>
  value === undefined || value === null || value === '' || (typeof value === 'string' && rule.test(value));

const payloadSchema = z
  .object({
    common: jsonPrimitives(500).refine(
      ({ visit_id, device_id }) => isEmptyOr(visitIdPattern, visit_id) && isEmptyOr(idPattern, device_id),
    ),
    events: z
      .array(eventSchema.partial({ path: true }))
      .min(1)
      .max(maxEvents),
  })
  .refine(({ common, events }) => JSON.stringify(common).length * events.length <= maxStoredLength);

function parse(json: string): z.output<typeof payloadSchema> {
  try {
    const payload: unknown = JSON.parse(json);
    assertStorable(payload);
    return payloadSchema.parse(payload);
  } catch {
    throw new HttpError(400, 'Invalid payload.');
  }
}

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** The dropped count is reported once per batch, so it is stored only with the first event. */
const toCommon = (common: z.output<typeof payloadSchema>['common'], index: number) =>
  index === 0 || !common.dropped ? common : { ...common, dropped: 0 };

export const endpoint = defineEndpoint({
  ...beaconEndpoint,
  rateLimit: 'beacon',
  summary: 'Receives encrypted analytics events; each is stored once and acknowledged every time.',
  async handler({ _k, _t, _a }, request) {
    const db = await database();
    const key = await findActiveKey(_k, db);
    if (!key) throw new HttpError(400, 'Unknown key.');
    const json = openEnvelope({ _t, _a }, key.privateKey);
    if (json === null) throw new HttpError(400, 'The envelope cannot be decrypted.');
    const { common, events } = parse(json);
    const accepted = events.map(({ id }) => id);
    if (hasPrivacySignal(request)) return { accepted };
    const { visit_id, locale, device_id }: Partial<Record<keyof CommonFields, unknown>> = common;
    const client = clientColumns(request);
    const receivedAt = Date.now();
    const deviceId = textOrNull(device_id) ?? client.deviceId;
    const rows = events.map(({ id, op_type, op_res, op_obj_type, op_obj_value, user_timestamp_, path }, index) => ({
      day: eventDay(user_timestamp_, common.sent_at, receivedAt),
      id,
      type: op_type,
      result: op_res,
      objectType: op_obj_type,
      objectValue: op_obj_value,
      happenedAt: new Date(user_timestamp_),
      path: path ?? null,
      visitId: textOrNull(visit_id),
      locale: textOrNull(locale),
      common: toCommon(common, index),
      ...client,
      deviceId,
    }));
    await storeEvents(db, rows, deviceId);
    return { accepted };
  },
});
