import { stringify, type Options } from 'csv-stringify/sync';

/** CSV for spreadsheets (RFC 4180, UTF-8), of commands and of the workbench's exports. */

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
