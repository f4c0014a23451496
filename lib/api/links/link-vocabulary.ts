import { sql } from 'drizzle-orm';
import { queryRows } from '@/lib/api/store/query-rows';
import { shortLinks } from '@/lib/api/store/short-links-schema';
import type { Database } from '@/lib/api/store/store';
import type { UtmField } from '@/lib/tools/utm-link';

/** Values of a field that are suggested and compared with. */
const maxValues = 100;

/** The values that links have, by campaign field; the most frequent first. */
export type LinkVocabulary = Partial<Record<UtmField, string[]>>;

/** Reads the values that the team uses in campaign fields. @param except a slug whose values do not count */
export async function readLinkVocabulary(db: Database, except = ''): Promise<LinkVocabulary> {
  const rows = await queryRows<{ field: UtmField; value: string }>(
    db,
    sql`
      select field, value from (
        select field, value, row_number() over (partition by field order by count(*) desc, value) as position
        from ${shortLinks}, lateral (values ('source', utm_source), ('medium', utm_medium), ('campaign', utm_campaign),
          ('term', utm_term), ('content', utm_content), ('ref', ref), ('inviteCode', invite_code)) as used (field, value)
        where value is not null and slug <> ${except} group by field, value
      ) as ranked where position <= ${maxValues} order by field, position`,
  );
  const vocabulary: LinkVocabulary = {};
  for (const { field, value } of rows) (vocabulary[field] ??= []).push(value);
  return vocabulary;
}
