/**
 * A section's text as the index keeps it: what is told, a block a line; then, behind a mark, tables and code, parted by
 * empty lines. A table's first line has the names of its columns.
 */

const dataMark = '\f';
const cellMark = '\t';

const cellsOf = (row: readonly string[]) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()).join(cellMark);

/** A table, the names of its columns first. */
export const tableText = (rows: readonly (readonly string[])[]): string => rows.map(cellsOf).join('\n');

/** Code: its lines as they are written, but those with nothing. */
export const codeText = (code: string): string =>
  code
    .replaceAll(cellMark, '  ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');

export function sectionText(told: readonly (string | undefined)[], data: readonly string[] = []): string {
  const parts = [told.filter(Boolean).join('\n'), data.filter(Boolean).join('\n\n')];
  return parts[1] ? parts.join(dataMark) : parts[0]!;
}

/** What is told in a section, a block a line. */
export const toldIn = (text: string): string => text.split(dataMark, 1)[0]!;

/** The lines of code of a section, and the rows of its tables, each cell with the name of its column. */
export function dataIn(text: string): string[] {
  const [, data = ''] = text.split(dataMark);
  return data.split('\n\n').flatMap((block) => {
    const lines = block.split('\n');
    const [names, ...rows] = lines.map((line) => line.split(cellMark));
    if (names!.length === 1) return lines.map((line) => line.trim());
    // What a row is about stands in its first cell, often without a name above.
    if (names!.length === 2 && names![0] === '') return rows.map((cells) => cells.join(': '));
    const named = (cell: string, i: number) => (cell && names![i] ? `${names![i]}: ${cell}` : cell);
    return rows.map((cells) => cells.map(named).filter(Boolean).join('; '));
  });
}
