import { createHash } from 'node:crypto';

/**
 * The id of a row of a backup that was made while rows had numbers, as the migration `0002_row_ids` gives it to the same row
 * of a store.
 * @param table the table's name in `schema.ts`
 * @param receivedAt to the millisecond, as backups hold it
 */
export function oldRowId(table: string, number: number, receivedAt: Date): string {
  const digest = createHash('md5').update(`${table}:${number}:${receivedAt.getTime()}`).digest('hex');
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
