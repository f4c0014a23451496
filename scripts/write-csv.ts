import { writeFileSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { exitWithError } from './exit-with-error';

/**
 * Writes rows for spreadsheets, harmless for them, with a header also where there are no rows.
 * @param file where to; without it to the terminal, where npm puts a banner of its own before it
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
    exitWithError(`The file ${file} cannot be written: ${(error as NodeJS.ErrnoException).code}.`);
  }
  console.log(`${rows.length} rows written to ${file}.`);
}
