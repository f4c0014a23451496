import type { shortLinks } from '@/lib/api/store/short-links-schema';
import type { UtmFields } from '@/lib/tools/utm-link';

export type LinkRow = typeof shortLinks.$inferSelect;

/** The columns of the campaign fields. `utm_id` has none: it is the slug, unless the target has its own. */
type UtmColumns = Pick<
  LinkRow,
  'utmSource' | 'utmMedium' | 'utmCampaign' | 'utmTerm' | 'utmContent' | 'ref' | 'inviteCode'
>;

/** Returns the campaign fields of a row; empty ones are missing. */
export function toUtmFields(row: UtmColumns): UtmFields {
  const fields = {
    source: row.utmSource,
    medium: row.utmMedium,
    campaign: row.utmCampaign,
    term: row.utmTerm,
    content: row.utmContent,
    ref: row.ref,
    inviteCode: row.inviteCode,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as UtmFields;
}

/** Returns the columns of campaign fields. */
export const toUtmColumns = (fields: UtmFields): UtmColumns => ({
  utmSource: fields.source || null,
  utmMedium: fields.medium || null,
  utmCampaign: fields.campaign || null,
  utmTerm: fields.term || null,
  utmContent: fields.content || null,
  ref: fields.ref || null,
  inviteCode: fields.inviteCode || null,
});
