import { writeFileSync } from 'node:fs';
import { stringify, type Options } from 'csv-stringify/sync';
import { exitWithError } from './exit-with-error';

/** Options of commands that write CSV. */
export const csvOptions = {
  csv: { type: 'boolean', description: 'CSV output for spreadsheets (RFC 4180, UTF-8)' },
  excel: { type: 'boolean', description: 'CSV that Excel opens: byte-order mark, semicolons, local times' },
  out: { type: 'string', description: 'output file for the CSV' },
} as const;

type CsvValues = { csv: boolean; excel: boolean; out?: string };

/** Whether the options select CSV instead of a text for the terminal. */
export const isCsv = ({ csv, excel, out }: CsvValues): boolean => csv || excel || out !== undefined;

/**
 * The start of a cell, by any separator that a spreadsheet may be told to use, before a formula: `=`, `+`, `-`, `@` and
 * their full-width forms, even in quotation marks; and a cell that begins with a tab or a carriage return.
 */
const formulaStart = /(^|[,;|\t\r\n])(?="*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=[\t\r])/g;
const escapeFormulas = (text: string): string => text.replaceAll(formulaStart, "$1'");

const isTime = (column: string) => column.endsWith('At');
/** Columns with a decimal fraction; where Excel separates cells by semicolons, it expects a comma in numbers. */
const decimalColumns: ReadonlySet<string> = new Set(['conversion']);

/** Formats a value for Excel: times as `2026-11-01 09:30:00` in this computer's time zone. */
function toExcel(column: string, value: unknown): unknown {
  if (isTime(column) && typeof value === 'string') return new Date(value).toLocaleString('sv-SE');
  if (decimalColumns.has(column) && typeof value === 'string') return value.replace('.', ',');
  return value;
}

const excelFormat: Options = { bom: true, delimiter: ';', record_delimiter: 'windows' };

/** Formats rows as CSV without formulas, with a header even if there are no rows. */
export function formatCsv(columns: readonly string[], rows: readonly object[], isExcel: boolean): string {
  const cells = rows.map((row) =>
    columns.map((column) => {
      const value = (row as Record<string, unknown>)[column];
      const shown = isExcel ? toExcel(column, value) : value;
      return typeof shown === 'string' ? escapeFormulas(shown) : shown;
    }),
  );
  return stringify([[...columns], ...cells], isExcel ? excelFormat : {});
}

/** Writes rows as CSV to a file, by default to stdout, where npm prints its own banner first. */
export function writeCsv(columns: readonly string[], rows: readonly object[], { excel, out }: CsvValues): void {
  const text = formatCsv(columns, rows, excel);
  if (out === undefined) {
    process.stdout.write(text);
    return;
  }
  try {
    writeFileSync(out, text);
  } catch (error) {
    exitWithError(`Cannot write ${out}: ${(error as NodeJS.ErrnoException).code}.`);
  }
  console.log(`${rows.length} rows written to ${out}.`);
}
