import { z } from 'zod';
import * as mini from 'zod/mini';
import { recordSourceShape } from '@/lib/protocol/calls/record-source';
import { clean } from '@/lib/protocol/clean-text';
import { idRule, visitIdRule } from '@/lib/protocol/id-rule';
import { moment } from '@/lib/protocol/moment';
import { recordTexts, refererCount, refererLength, touchTexts } from '@/lib/protocol/source-record';
import { localeCodes } from '@/lib/i18n/locales';
import { defineCall } from '@/lib/server/http/call';
import { Refusal } from '@/lib/server/http/refusal';
import { senderColumns } from '@/lib/server/http/sender';
import { localeRead } from '@/lib/server/http/visitor-locale';
import { keptText, textsOf } from '@/lib/server/kept-texts';
import { hasPrivacySignal } from '@/lib/server/privacy-signal';
import { database } from '@/lib/server/store/current-store';
import { isErased } from '@/lib/server/store/erasures';
import { landings } from '@/lib/server/store/schema';

const field = (length: number) =>
  z
    .string()
    .nullish()
    .transform((value) => clean(value, length));

const touch = z.object(textsOf(touchTexts, field)).optional();

const noId = z.literal('');
const optional = (rule: RegExp) => z.union([noId, z.string().regex(rule)]).nullish();

const record = z.object({
  ...textsOf(recordTexts, field),
  id: optional(idRule),
  visit_id: optional(visitIdRule),
  at: z.union([noId, moment(mini)]).nullish(),
  // What led here this time may be nothing, which is not the same as not to say.
  referrer: keptText(refererLength).optional(),
  locale: z.enum(localeCodes).nullish(),
  first_touch: touch,
  last_touch: touch,
});

const referers = z
  .union([z.array(z.string()), z.string().transform((one) => (one === '' ? [] : [one]))])
  .transform((list) =>
    list
      .slice(0, refererCount)
      .map((one) => clean(one, refererLength))
      .filter((one) => one !== ''),
  );

function json(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, `The field ${name} is no valid JSON.`);
  }
}

function checked<T>(schema: z.ZodType<T>, value: unknown, name: string): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new Refusal(400, `The field ${name} is not as it must be.`);
  return result.data;
}

/** POST sys/user/passport/record-source: what brought a visitor. */
export const recordSource = defineCall(recordSourceShape, {
  kind: 'write',
  summary:
    'Stores what brought a visitor: campaign fields, first and last arrival, referrers; what has an id is stored once.',
  async answer({ source_data, referer }, request) {
    const data = checked(record, json(source_data, 'source_data'), 'source_data');
    const list = checked(referers, referer.startsWith('[') ? json(referer, 'referer') : referer, 'referer');
    if (hasPrivacySignal(request)) return null;
    const db = await database();
    const sender = senderColumns(request);
    if (await isErased(db, sender.deviceId)) return null;
    const row = {
      id: data.id || undefined,
      visitId: data.visit_id || null,
      happenedAt: data.at ? new Date(data.at) : undefined,
      pageUrl: data.page_url || null,
      locale: data.locale ?? localeRead(data.page_url, request),
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
