import { formatCsv, parseCsv, type CsvError } from '@/lib/tools/csv';
import { addUtmFields, utmFields, utmParameters, type UtmField, type UtmFields } from '@/lib/tools/utm-link';

/** Tables of campaign links: one per line, with a column for each field. */

export type UtmRow = { address: string; fields: UtmFields };

/** Spellings of each field's column: its own name, and that of its query parameter. */
export const utmColumnNames: Readonly<Record<UtmField, readonly string[]>> = {
  source: ['source', utmParameters.source],
  medium: ['medium', utmParameters.medium],
  campaign: ['campaign', utmParameters.campaign],
  term: ['term', utmParameters.term],
  content: ['content', utmParameters.content],
  id: ['id', utmParameters.id],
  ref: ['ref'],
  inviteCode: ['invitecode', utmParameters.inviteCode],
};

const columns = {
  names: { address: ['address', 'url'], ...utmColumnNames, link: ['link'] },
  required: ['address'],
} as const;

/** Parses a table of campaign links. A column `link`, as written by `formatUtmCsv`, is ignored. */
export function parseUtmCsv(text: string): { links: (UtmRow & { line: number })[]; errors: CsvError[] } {
  const { rows, errors } = parseCsv<'address' | 'link' | UtmField>(text, columns);
  const links = rows.map(({ line, cells: { address = '', ...cells } }) => {
    const fields = Object.fromEntries(utmFields.flatMap((field) => (cells[field] ? [[field, cells[field]]] : [])));
    return { line, address, fields };
  });
  return { links, errors };
}

/**
 * Formats campaign links as CSV, with the complete link in the last column.
 * @param shownFields the columns between address and link
 */
export function formatUtmCsv(
  links: readonly UtmRow[],
  isExcel = false,
  shownFields: readonly UtmField[] = utmFields,
): string {
  const rows = links.map(({ address, fields }) => ({ address, ...fields, link: addUtmFields(address, fields) }));
  return formatCsv(['address', ...shownFields, 'link'], rows, isExcel);
}
