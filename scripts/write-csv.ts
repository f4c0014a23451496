import { writeFileSync } from 'node:fs';
import { formatCsv } from '@/lib/api/report/format-csv';
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
