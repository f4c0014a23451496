import { writeFileSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { exitWithError } from './exit-with-error';

/**
 * Writes rows as CSV with formulas escaped, and with a header even if there are no rows.
 * @param file output file; by default stdout, where npm prints its own banner first
 */
export function writeCsv(columns: readonly string[], rows: readonly object[], file: string | undefined): void {
  const text = stringify([...rows], { header: true, columns: [...columns], escape_formulas: true });
  if (file === undefined) {
    process.stdout.write(text);
    return;
  }
  try {
    writeFileSync(file, text);
  } catch (error) {
    exitWithError(`Cannot write ${file}: ${(error as NodeJS.ErrnoException).code}.`);
  }
  console.log(`${rows.length} rows written to ${file}.`);
}
