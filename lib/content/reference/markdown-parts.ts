/** Formats a code block as Markdown. @param info info string: the language, tab and file */
export const fence = (code: string, info: string): string => `\`\`\`${info}\n${code.trimEnd()}\n\`\`\``;

const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** Formats a table as Markdown. */
export const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n');
