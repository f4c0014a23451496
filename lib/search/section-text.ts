/**
 * Stored format of a section's text: prose with one block per line; then, after a form feed, tables and code separated
 * by empty lines. The first line of a table holds its column names.
 */

const dataSeparator = '\f';
const cellSeparator = '\t';

const cellsOf = (row: readonly string[]) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()).join(cellSeparator);

/** Serializes a table, column names first. */
export const tableText = (rows: readonly (readonly string[])[]): string => rows.map(cellsOf).join('\n');

/** Serializes code without empty lines. */
export const codeText = (code: string): string =>
  code
    .replaceAll(cellSeparator, '  ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');

export function sectionText(prose: readonly (string | undefined)[], data: readonly string[] = []): string {
  const parts = [prose.filter(Boolean).join('\n'), data.filter(Boolean).join('\n\n')];
  return parts[1] ? parts.join(dataSeparator) : parts[0]!;
}

/** The prose of a section, one block per line. */
export const proseOf = (text: string): string => text.split(dataSeparator, 1)[0]!;

/** The lines of code and table rows of a section, each cell labeled with its column name. */
export function dataIn(text: string): string[] {
  const [, data = ''] = text.split(dataSeparator);
  return data.split('\n\n').flatMap((block) => {
    const lines = block.split('\n');
    const [names, ...rows] = lines.map((line) => line.split(cellSeparator));
    if (names!.length === 1) return lines.map((line) => line.trim());
    // The first cell is the row header, often without a column name.
    if (names!.length === 2 && names![0] === '') return rows.map((cells) => cells.join(': '));
    const named = (cell: string, i: number) => (cell && names![i] ? `${names![i]}: ${cell}` : cell);
    return rows.map((cells) => cells.map(named).filter(Boolean).join('; '));
  });
}
