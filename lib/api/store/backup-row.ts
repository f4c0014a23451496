import { getTableColumns, type Column } from 'drizzle-orm';
import { codeLifetime, hashCode } from '@/lib/api/sign-in-code';
import { oldRowId } from '@/lib/api/store/old-row-id';
import { tables } from '@/lib/api/store/schema';

export type TableName = keyof typeof tables;
export type Row = Record<string, unknown>;
export type BackupRow = { table: TableName; row: Row };

const isText = (value: unknown): value is string => typeof value === 'string';
const timestampPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;
const isTimestamp = (value: unknown) =>
  isText(value) && timestampPattern.test(value) && !Number.isNaN(Date.parse(value));

function isDay(value: unknown): boolean {
  if (!isText(value) || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** Valid in JSON, but not in PostgreSQL: NUL and unpaired surrogates. */
const unstorable = /[\0\p{Surrogate}]/u;
/** Maximum nesting depth. PostgreSQL's own limit depends on its memory; endpoints store only a few levels. */
const maxDepth = 100;
/** Maximum length of indexed text, in characters; PostgreSQL may reject rows with longer text. */
const maxIndexedLength = 600;
const indexedColumns = new Set(['id', 'visitId', 'deviceId', 'email', 'codeHash']);

function isStorable(value: unknown, depth = 0): boolean {
  if (isText(value)) return !unstorable.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth < maxDepth && Object.entries(value).every(([key, item]) => isStorable(key) && isStorable(item, depth + 1))
  );
}

/** Checks values by the type name of their column in `schema.ts`. */
const checks: Record<string, (value: unknown) => boolean> = {
  PgText: isText,
  PgBoolean: (value) => typeof value === 'boolean',
  PgInteger: (value) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31,
  PgTimestamp: isTimestamp,
  PgDateString: isDay,
  PgJsonb: (value) => value !== undefined,
};

function isValid(column: Column, value: unknown): boolean {
  if (value === null || value === undefined) return !column.notNull || (value === undefined && column.hasDefault);
  const { enumValues } = column;
  return (
    checks[column.columnType]!(value) &&
    isStorable(value) &&
    (!enumValues?.length || enumValues.includes(value as string))
  );
}

const orNull = (value: unknown) => (isText(value) && value !== '' ? value : null);

/**
 * Converts a row of an old backup, from when rows had serial ids, to the current schema. The migration `0002_row_ids`
 * does the same to the rows of a store.
 */
function upgradeRow(table: string, row: Row): Row {
  const { id, code, ...rest } = row;
  const hasSerialId = typeof id === 'number' && isTimestamp(row.receivedAt);
  const upgraded: Row = hasSerialId
    ? { ...rest, id: oldRowId(table, id, new Date(row.receivedAt as string)) }
    : { ...rest, id };
  if (table === 'events' && upgraded.day === undefined && isTimestamp(upgraded.happenedAt))
    upgraded.day = (upgraded.happenedAt as string).slice(0, 10);
  if (!hasSerialId) return code === undefined ? upgraded : { ...upgraded, code };
  if (table === 'landings' || table === 'referrals') upgraded.happenedAt ??= upgraded.receivedAt;
  if (table === 'landings') {
    const record = (upgraded.record ?? {}) as Row;
    Object.assign(upgraded, { utmTerm: orNull(record.utm_term), utmContent: orNull(record.utm_content) });
  }
  if (table === 'signIns' && isText(code)) {
    upgraded.codeHash = hashCode(code);
    upgraded.expiresAt = new Date(Date.parse(upgraded.receivedAt as string) + codeLifetime * 1000).toISOString();
  }
  return upgraded;
}

/**
 * Parses and validates a line of a backup.
 * @throws Error with the reason, without any value of the row
 */
export function parseBackupRow(line: string): BackupRow {
  let parsed: { table?: unknown; row?: unknown };
  try {
    parsed = JSON.parse(line) as typeof parsed;
  } catch {
    throw new Error('it is not valid JSON');
  }
  const { table, row } = parsed ?? {};
  if (!isText(table) || !Object.hasOwn(tables, table)) throw new Error('it does not name a table of the store');
  if (typeof row !== 'object' || row === null || Array.isArray(row)) throw new Error('it contains no row');
  const columns: Record<string, Column> = getTableColumns(tables[table as TableName]);
  const upgraded = upgradeRow(table, row as Row);
  for (const name of Object.keys(upgraded))
    if (!Object.hasOwn(columns, name)) throw new Error(`${table} has no column ${name}`);
  for (const [name, column] of Object.entries(columns)) {
    const hasId = name !== 'id' || upgraded.id !== undefined;
    const isLong = indexedColumns.has(name) && isText(upgraded[name]) && upgraded[name].length > maxIndexedLength;
    if (!hasId || isLong || !isValid(column, upgraded[name])) throw new Error(`${table}.${name} is invalid`);
    if (column.columnType === 'PgTimestamp' && isText(upgraded[name]))
      upgraded[name] = new Date(upgraded[name] as string);
  }
  return { table: table as TableName, row: upgraded };
}
