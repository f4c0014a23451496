import { text, timestamp } from 'drizzle-orm/pg-core';
import { v7 as newRowId } from 'uuid';

/** Columns that many tables have. */

export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Globally unique, so that restored rows never collide with others (UUIDv7, RFC 9562 §5.7). */
export const rowId = () => text('id').primaryKey().$defaultFn(newRowId);

/** Campaign fields as they were written. */
export const campaignColumns = {
  utmSource: text('utm_source'),
  utmMedium: text('utm_medium'),
  utmCampaign: text('utm_campaign'),
  utmTerm: text('utm_term'),
  utmContent: text('utm_content'),
  ref: text('ref'),
  inviteCode: text('invite_code'),
} as const;
