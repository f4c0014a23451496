import { formatDiagnostics, isError, type Diagnostic } from '@/lib/content/diagnostic';

/** Prints all diagnostics, one per line, and their number. @returns whether any is more than a warning */
export function printDiagnostics(diagnostics: readonly Diagnostic[]): boolean {
  const lines = formatDiagnostics(diagnostics);
  for (const line of lines) console.error(line);
  if (lines.length === 0) console.log('No issues found.');
  else console.log(lines.length === 1 ? '1 issue found.' : `${lines.length} issues found.`);
  return diagnostics.some(isError);
}
