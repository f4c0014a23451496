import { z } from 'zod';
import * as mini from 'zod/mini';
import { recordSourceEndpoint } from '@/lib/contract/endpoints/record-source';
import { sanitizeText } from '@/lib/contract/sanitize-text';
import { idPattern, visitIdPattern } from '@/lib/contract/id-pattern';
import { timestamp } from '@/lib/contract/timestamp';
import { recordTextLimits, refererCount, refererLength, touchTextLimits } from '@/lib/contract/source-record';
import { localeCodes } from '@/lib/i18n/locales';
import { defineEndpoint } from '@/lib/api/http/define-endpoint';
import { HttpError } from '@/lib/api/http/http-error';
import { assertStorable } from '@/lib/api/http/parse-fields';
import { clientColumns, getClient } from '@/lib/api/http/client-info';
import { lookUpCountry } from '@/lib/api/geoip';
import { visitorLocale } from '@/lib/api/http/visitor-locale';
import { storedText, textFieldSchemas } from '@/lib/api/stored-text-schemas';
import { hasPrivacySignal } from '@/lib/api/http/may-track';
import { database } from '@/lib/api/store/current-store';
import { isErased } from '@/lib/api/store/tombstones';
import { landings } from '@/lib/api/store/schema';

const fieldSchema = (length: number) =>
  z
    .string()
    .nullish()
    .transform((value) => sanitizeText(value, length));

const touchSchema = z.object(textFieldSchemas(touchTextLimits, fieldSchema)).optional();

const emptyValue = z.literal('');
const optional = (rule: RegExp) => z.union([emptyValue, z.string().regex(rule)]).nullish();

const recordSchema = z.object({
  ...textFieldSchemas(recordTextLimits, fieldSchema),
  id: optional(idPattern),
  visit_id: optional(visitIdPattern),
  at: z.union([emptyValue, timestamp(mini)]).nullish(),
  referrer: storedText(refererLength).optional(),
  locale: z.enum(localeCodes).nullish(),
  /** By the browser's clock, in milliseconds since 1970. */
  sent_at: z.number().nullish(),
  first_touch: touchSchema,
  last_touch: touchSchema,
});

const referrersSchema = z
  .union([z.array(z.string()), z.string().transform((text) => (text === '' ? [] : [text]))])
  .transform((list) =>
    list
      .slice(0, refererCount)
      .map((text) => sanitizeText(text, refererLength))
      .filter((text) => text !== ''),
  );

function parseJson(text: string, name: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, `The field ${name} is not valid JSON.`);
  }
  assertStorable(value);
  return value;
}

function parseField<T>(schema: z.ZodType<T>, value: unknown, name: string): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new HttpError(400, `Invalid field ${name}.`);
  return result.data;
}

export const endpoint = defineEndpoint({
  ...recordSourceEndpoint,
  rateLimit: 'write',
  summary: 'Stores the source of a visit: campaign fields, touches and referrers; a record with an ID is stored once.',
  async handler({ source_data, referer }, request) {
    const data = parseField(recordSchema, parseJson(source_data, 'source_data'), 'source_data');
    const list = parseField(
      referrersSchema,
      referer.startsWith('[') ? parseJson(referer, 'referer') : referer,
      'referer',
    );
    if (hasPrivacySignal(request)) return null;
    const db = await database();
    const client = clientColumns(request);
    if (await isErased(db, client.deviceId)) return null;
    const row = {
      id: data.id || undefined,
      visitId: data.visit_id || null,
      happenedAt: data.at ? new Date(data.at) : undefined,
      pageUrl: data.page_url || null,
      locale: data.locale ?? visitorLocale(data.page_url, request),
      source: data.source || null,
      utmSource: data.utm_source || null,
      utmMedium: data.utm_medium || null,
      utmCampaign: data.utm_campaign || null,
      utmTerm: data.utm_term || null,
      utmContent: data.utm_content || null,
      ref: data.ref || null,
      inviteCode: data.invite_code || null,
      country: await lookUpCountry(getClient(request).ip),
      record: data,
      referers: list,
      ...client,
    };
    await db.insert(landings).values(row).onConflictDoNothing();
    return null;
  },
});
