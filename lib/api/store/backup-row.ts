import { getTableColumns, type Column } from 'drizzle-orm';
import type { PgArray } from 'drizzle-orm/pg-core';
import { backupLines } from '@/lib/api/store/backup-file';
import { isStorable } from '@/lib/api/store/is-storable';
import { tables } from '@/lib/api/store/table-groups';

export type TableName = keyof typeof tables;
export type Row = Record<string, unknown>;
type BackupRow = { table: TableName; row: Row };

const isText = (value: unknown): value is string => typeof value === 'string';
const timestampPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;
const isTimestamp = (value: unknown) =>
  isText(value) && timestampPattern.test(value) && !Number.isNaN(Date.parse(value));

function isDay(value: unknown): boolean {
  if (!isText(value) || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** Maximum length of indexed text, in characters; PostgreSQL may reject rows with longer text. */
const maxIndexedLength = 600;
const indexedColumns = new Set(['id', 'visitId', 'deviceId', 'userId', 'email', 'codeHash', 'digest', 'slug']);

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
  if (column.columnType === 'PgArray') {
    const { baseColumn } = column as PgArray<never, never>;
    return Array.isArray(value) && value.every((item) => isValid(baseColumn, item));
  }
  const { enumValues } = column;
  return (
    checks[column.columnType]!(value) &&
    isStorable(value) &&
    (!enumValues?.length || enumValues.includes(value as string))
  );
}

/**
 * Parses and validates a line of a backup.
 * @throws Error with the reason, without any value of the row
 */
function parseBackupRow(line: string): BackupRow {
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
  const values: Row = { ...row };
  for (const name of Object.keys(values))
    if (!Object.hasOwn(columns, name)) throw new Error(`${table} has no column ${name}`);
  for (const [name, column] of Object.entries(columns)) {
    const hasId = name !== 'id' || values.id !== undefined;
    const isLong = indexedColumns.has(name) && isText(values[name]) && values[name].length > maxIndexedLength;
    if (!hasId || isLong || !isValid(column, values[name])) throw new Error(`${table}.${name} is invalid`);
    if (column.columnType === 'PgTimestamp' && isText(values[name])) values[name] = new Date(values[name] as string);
  }
  return { table: table as TableName, row: values };
}

/** Reads all rows of a backup. @throws Error that names the first line that cannot be restored */
export async function* readBackup(file: string): AsyncGenerator<BackupRow> {
  let lineNumber = 0;
  for await (const line of backupLines(file)) {
    lineNumber += 1;
    try {
      yield parseBackupRow(line);
    } catch (error) {
      throw new Error(`Line ${lineNumber} of ${file} cannot be restored: ${(error as Error).message}.`, {
        cause: error,
      });
    }
  }
}
