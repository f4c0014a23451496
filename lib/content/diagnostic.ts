import path from 'node:path';

/** Something that is wrong with a content file, for the person who wrote it. */
export type Diagnostic = {
  file: string;
  /** Counted from one; what is wrong with a file as a whole stands at its first line. */
  line: number;
  /** The field or part of the file, or `file name`. */
  field: string;
  /** What is wrong, and what to write instead, in an editor's words. */
  reason: string;
};

/** A problem whose file is known from where it was found. */
export type Finding = Omit<Diagnostic, 'file'>;

/** Longer words would bury what is wrong with them. */
const longest = 80;

/** A piece of a file, in quotes, short enough for a message. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return `“${line.length > longest ? `${line.slice(0, longest)}…` : line}”`;
}

/** A file as it is named from the project's folder; what lies elsewhere keeps its whole path. */
function shownFile(file: string): string {
  const relative = path.relative(/* turbopackIgnore: true */ process.cwd(), path.resolve(file));
  return relative.startsWith('..') ? file : relative;
}

const inOrder = (a: Diagnostic, b: Diagnostic) =>
  a.file === b.file ? a.line - b.line || a.field.localeCompare(b.field) : a.file < b.file ? -1 : 1;

/** Problems as `file:line: field: reason`, each once, in the order of files and lines. */
export function formatDiagnostics(problems: readonly Diagnostic[]): string[] {
  const shown = problems.map((problem) => ({ ...problem, file: shownFile(problem.file) })).sort(inOrder);
  return [...new Set(shown.map(({ file, line, field, reason }) => `${file}:${line}: ${field}: ${reason}`))];
}

/** Content that cannot be used: the message has a line for each problem. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Diagnostic[]) {
    super(formatDiagnostics(problems).join('\n'));
    this.name = 'ContentProblem';
  }
}

/** Where a text comes from. */
export type TextSource = {
  /** The file, for messages. */
  file: string;
  /** The line of the file on which the text begins. */
  firstLine?: number;
};

/** A problem with a part of a text. @param node the part, with its place in the text */
export function textDiagnostic(
  { file, firstLine = 1 }: TextSource,
  node: { position?: { start: { line: number } } | undefined },
  reason: string,
): ContentError {
  return new ContentError([{ file, line: firstLine + (node.position?.start.line ?? 1) - 1, field: 'text', reason }]);
}
