import { createHash } from 'node:crypto';

/**
 * Derives the id of a row with a serial number, from an old backup, in the same way as the migration `0002_row_ids`
 * does in a store.
 * @param table the table's name in `schema.ts`
 * @param receivedAt to the millisecond, as in backups
 */
export function oldRowId(table: string, number: number, receivedAt: Date): string {
  const digest = createHash('md5').update(`${table}:${number}:${receivedAt.getTime()}`).digest('hex');
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
