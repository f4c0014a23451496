/** A piece of code as Markdown. @param info what stands behind the fence: its language, and its tab and file */
export const fence = (code: string, info: string): string => `\`\`\`${info}\n${code.trimEnd()}\n\`\`\``;

const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** A table as Markdown. */
export const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n');
