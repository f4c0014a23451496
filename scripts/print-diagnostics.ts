import { formatDiagnostics, type Diagnostic } from '@/lib/content/diagnostic';

/** Tells an editor of all problems, each on a line of its own, and then how many there are. @returns whether there are any */
export function printDiagnostics(problems: readonly Diagnostic[]): boolean {
  const lines = formatDiagnostics(problems);
  for (const line of lines) console.error(line);
  if (lines.length === 0) console.log('All words are in order.');
  else console.log(lines.length === 1 ? '1 thing is wrong.' : `${lines.length} things are wrong.`);
  return lines.length > 0;
}
