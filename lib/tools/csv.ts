import { stringify, type Options } from 'csv-stringify/browser/esm/sync';
import Papa from 'papaparse';

/** Reads and writes CSV (RFC 4180), in browsers and on the server. */

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

/** Why a line cannot be read. `line` counts from 1, the header; a row may take several lines. */
export type CsvError = {
  line: number;
  reason: 'noHeader' | 'unknownColumn' | 'repeatedColumn' | 'missingColumn' | 'quotes' | 'cellCount';
  /** The column that the header lacks, or should not have. */
  column?: string;
};

export type CsvRow<Column extends string> = { line: number; cells: Partial<Record<Column, string>> };

export type CsvColumns<Column extends string> = {
  /** Spellings of each column's name in a header, in lower case. */
  names: Readonly<Record<Column, readonly string[]>>;
  required: readonly Column[];
};

/** Removes the apostrophe that `formatCsv` puts before a formula. */
const unescapeFormula = (cell: string): string => cell.replace(/^'(?="*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r])/, '');

function readHeader<Column extends string>(
  header: readonly string[],
  { names, required }: CsvColumns<Column>,
): { columns: (Column | undefined)[]; errors: CsvError[] } {
  const known = Object.entries(names) as [Column, readonly string[]][];
  const columns = header.map(
    (name) => known.find(([, spellings]) => spellings.includes(name.trim().toLowerCase()))?.[0],
  );
  const unknown = header.filter((_, i) => columns[i] === undefined);
  const repeated = columns.filter((column, i) => column !== undefined && columns.indexOf(column) !== i) as Column[];
  const missing = required.filter((column) => !columns.includes(column));
  const toErrors = (reason: CsvError['reason'], list: readonly string[]) =>
    list.map((column) => ({ line: 1, reason, column }));
  return {
    columns,
    errors: [
      ...toErrors('unknownColumn', unknown),
      ...toErrors('repeatedColumn', repeated),
      ...toErrors('missingColumn', missing),
    ],
  };
}

const separators = [',', ';', '\t'];

/** Returns the separator of the header: the one that is there most often, outside of quotation marks. */
function findSeparator(text: string): string {
  const [header = ''] = /[^\r\n]+/.exec(text.trimStart()) ?? [];
  const unquoted = header.replaceAll(/"[^"]*"/g, '');
  const counts = separators.map((separator) => unquoted.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))]!;
}

/** Counts the lines of a part of a text; CRLF, LF and CR each end one. */
const countLines = (text: string): number => text.match(/\r\n?|\n/g)?.length ?? 0;

/**
 * Parses CSV with a header. Commas, semicolons or tabs separate cells; a byte-order mark and empty lines are ignored.
 * After a stray quotation mark the rest is not read, because nobody knows where its cells end.
 * @returns the rows that can be read, and an error for every line that cannot
 */
export function parseCsv<Column extends string>(
  text: string,
  columns: CsvColumns<Column>,
): { rows: CsvRow<Column>[]; errors: CsvError[] } {
  const rows: CsvRow<Column>[] = [];
  const errors: CsvError[] = [];
  const content = text.replace(/^\uFEFF/, '');
  let header: ReturnType<typeof readHeader<Column>> | undefined;
  let line = 1;
  let end = 0;
  Papa.parse<string[]>(content, {
    delimiter: findSeparator(content),
    step({ data, errors: issues, meta }, parser) {
      const start = line;
      line += countLines(content.slice(end, meta.cursor));
      end = meta.cursor;
      if (data.every((cell) => cell.trim() === '')) return;
      if (issues.some(({ type }) => type === 'Quotes')) {
        errors.push({ line: start, reason: 'quotes' });
      } else if (!header) {
        header = readHeader(data, columns);
        errors.push(...header.errors.map((error) => ({ ...error, line: start })));
        if (header.errors.length > 0) parser.abort();
      } else if (data.length !== header.columns.length) {
        errors.push({ line: start, reason: 'cellCount' });
      } else {
        const cells = data.map((cell, i) => [header!.columns[i]!, unescapeFormula(cell).trim()] as const);
        rows.push({ line: start, cells: Object.fromEntries(cells) as CsvRow<Column>['cells'] });
      }
    },
  });
  if (!header && errors.length === 0) errors.push({ line: 1, reason: 'noHeader' });
  return { rows, errors };
}
