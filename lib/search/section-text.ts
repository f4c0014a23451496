/**
 * Stored format of a section's text: prose with one block per line; then, after a form feed, tables and code separated
 * by empty lines. The first line of a table holds its column names.
 */

const dataSeparator = '\f';
const cellSeparator = '\t';

const joinCells = (row: readonly string[]) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()).join(cellSeparator);

/** Serializes a table, column names first. */
export const serializeTable = (rows: readonly (readonly string[])[]): string => rows.map(joinCells).join('\n');

/** Serializes code without empty lines. */
export const serializeCode = (code: string): string =>
  code
    .replaceAll(cellSeparator, '  ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');

export function serializeSection(prose: readonly (string | undefined)[], data: readonly string[] = []): string {
  const content = [prose.filter(Boolean).join('\n'), data.filter(Boolean).join('\n\n')];
  return content[1] ? content.join(dataSeparator) : content[0]!;
}

/** The prose of a section, one block per line. */
export const extractProse = (text: string): string => text.split(dataSeparator, 1)[0]!;

/** The lines of code and table rows of a section, each cell labeled with its column name. */
export function extractRows(text: string): string[] {
  const [, data = ''] = text.split(dataSeparator);
  return data.split('\n\n').flatMap((block) => {
    const lines = block.split('\n');
    const [columnNames, ...rows] = lines.map((line) => line.split(cellSeparator));
    if (columnNames!.length === 1) return lines.map((line) => line.trim());
    // The first cell is the row header, often without a column name.
    if (columnNames!.length === 2 && columnNames![0] === '') return rows.map((cells) => cells.join(': '));
    const labelCell = (cell: string, i: number) => (cell && columnNames![i] ? `${columnNames![i]}: ${cell}` : cell);
    return rows.map((cells) => cells.map(labelCell).filter(Boolean).join('; '));
  });
}
