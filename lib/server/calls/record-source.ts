import { z } from 'zod';
import { recordSourceShape } from '@/lib/protocol/calls/record-source';
import { clean } from '@/lib/protocol/clean-text';
import { recordTexts, refererCount, refererLength, touchTexts } from '@/lib/protocol/source-record';
import { localeCodes } from '@/lib/i18n/locales';
import { defineCall } from '@/lib/server/http/call';
import { Refusal } from '@/lib/server/http/refusal';
import { senderColumns } from '@/lib/server/http/sender';
import { localeRead } from '@/lib/server/http/visitor-locale';
import { textsOf } from '@/lib/server/kept-texts';
import { database } from '@/lib/server/store/current-store';
import { landings } from '@/lib/server/store/schema';

const field = (length: number) =>
  z
    .string()
    .nullish()
    .transform((value) => clean(value, length));

const touch = z.object(textsOf(touchTexts, field)).optional();

const record = z.object({
  ...textsOf(recordTexts, field),
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
  summary: 'Stores what brought a visitor: campaign fields, first and last arrival, referrers.',
  async answer({ source_data, referer }, request) {
    const data = checked(record, json(source_data, 'source_data'), 'source_data');
    const list = checked(referers, referer.startsWith('[') ? json(referer, 'referer') : referer, 'referer');
    const db = await database();
    await db.insert(landings).values({
      visitId: data.visit_id || null,
      pageUrl: data.page_url || null,
      locale: data.locale ?? localeRead(data.page_url, request),
      source: data.source || null,
      utmSource: data.utm_source || null,
      utmMedium: data.utm_medium || null,
      utmCampaign: data.utm_campaign || null,
      record: data,
      referers: list,
      ...senderColumns(request),
    });
    return null;
  },
});
