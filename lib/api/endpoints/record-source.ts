import { z } from 'zod';
import * as mini from 'zod/mini';
import { recordSourceEndpoint } from '@/lib/contract/endpoints/record-source';
import { sanitizeText } from '@/lib/contract/sanitize-text';
import { idPattern, visitIdPattern } from '@/lib/contract/id-pattern';
import { timestamp } from '@/lib/contract/timestamp';
import { recordTexts, refererCount, refererLength, touchTexts } from '@/lib/contract/source-record';
import { localeCodes } from '@/lib/i18n/locales';
import { defineEndpoint } from '@/lib/api/http/define-endpoint';
import { HttpError } from '@/lib/api/http/http-error';
import { clientColumns } from '@/lib/api/http/client-info';
import { visitorLocale } from '@/lib/api/http/visitor-locale';
import { storedText, textFields } from '@/lib/api/stored-text-schemas';
import { hasPrivacySignal } from '@/lib/api/http/privacy-signal-header';
import { database } from '@/lib/api/store/current-store';
import { isErased } from '@/lib/api/store/tombstones';
import { landings } from '@/lib/api/store/schema';

const field = (length: number) =>
  z
    .string()
    .nullish()
    .transform((value) => sanitizeText(value, length));

const touch = z.object(textFields(touchTexts, field)).optional();

const noId = z.literal('');
const optional = (rule: RegExp) => z.union([noId, z.string().regex(rule)]).nullish();

const record = z.object({
  ...textFields(recordTexts, field),
  id: optional(idPattern),
  visit_id: optional(visitIdPattern),
  at: z.union([noId, timestamp(mini)]).nullish(),
  referrer: storedText(refererLength).optional(),
  locale: z.enum(localeCodes).nullish(),
  first_touch: touch,
  last_touch: touch,
});

const referers = z
  .union([z.array(z.string()), z.string().transform((one) => (one === '' ? [] : [one]))])
  .transform((list) =>
    list
      .slice(0, refererCount)
      .map((one) => sanitizeText(one, refererLength))
      .filter((one) => one !== ''),
  );

function json(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, `The field ${name} is not valid JSON.`);
  }
}

function checked<T>(schema: z.ZodType<T>, value: unknown, name: string): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new HttpError(400, `Invalid field ${name}.`);
  return result.data;
}

/** POST sys/user/passport/record-source: stores the source of a visit. */
export const recordSource = defineEndpoint(recordSourceEndpoint, {
  kind: 'write',
  summary: 'Stores the source of a visit: campaign fields, touches and referrers; a record with an id is stored once.',
  async answer({ source_data, referer }, request) {
    const data = checked(record, json(source_data, 'source_data'), 'source_data');
    const list = checked(referers, referer.startsWith('[') ? json(referer, 'referer') : referer, 'referer');
    if (hasPrivacySignal(request)) return null;
    const db = await database();
    const sender = clientColumns(request);
    if (await isErased(db, sender.deviceId)) return null;
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
      record: data,
      referers: list,
      ...sender,
    };
    await db.insert(landings).values(row).onConflictDoNothing();
    return null;
  },
});
