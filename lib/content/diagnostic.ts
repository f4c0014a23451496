import path from 'node:path';

/** An issue in a content file, for its editor. */
export type Diagnostic = {
  file: string;
  /** Counted from one; issues of the whole file are reported at its first line. */
  line: number;
  /** The field or part of the file, or `file name`. */
  field: string;
  /** The issue and its fix, in terms that an editor understands. */
  reason: string;
  /** Whether it is only reported: the content is valid. */
  isWarning?: boolean;
};

/** An issue whose file is known from the context. */
export type ContentIssue = Omit<Diagnostic, 'file'>;

/** Whether an issue makes the content invalid. */
export const isError = ({ isWarning }: ContentIssue): boolean => !isWarning;

/** Maximum length of a quotation in a message. */
const maxLength = 80;

/** Quotes a part of a file, shortened for a message. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return `“${line.length > maxLength ? `${line.slice(0, maxLength)}…` : line}”`;
}

/** Returns a file's path relative to the project; paths outside it stay absolute. */
export function displayPath(file: string): string {
  const relative = path.relative(/* turbopackIgnore: true */ process.cwd(), path.resolve(file));
  return relative.startsWith('..') ? file : relative;
}

const byFileAndLine = (a: Diagnostic, b: Diagnostic) =>
  a.file === b.file ? a.line - b.line || a.field.localeCompare(b.field) : a.file < b.file ? -1 : 1;

const formatDiagnostic = ({ file, line, field, reason, isWarning }: Diagnostic) =>
  `${file}:${line}: ${field}: ${isWarning ? 'warning: ' : ''}${reason}`;

/** Formats issues as `file:line: field: reason`, without duplicates, sorted by file and line. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string[] {
  const displayed = diagnostics
    .map((diagnostic) => ({ ...diagnostic, file: displayPath(diagnostic.file) }))
    .sort(byFileAndLine);
  return [...new Set(displayed.map(formatDiagnostic))];
}

/** Invalid content: the message has one line per issue. */
export class ContentError extends Error {
  constructor(readonly diagnostics: readonly Diagnostic[]) {
    super(formatDiagnostics(diagnostics).join('\n'));
    this.name = 'ContentError';
  }
}

/** The origin of a text. */
export type TextSource = {
  /** The file, for messages. */
  file: string;
  /** The line of the file on which the text begins. */
  firstLine?: number;
};

/** Creates a ContentError for a part of a text. @param node the part, with its position */
export function textDiagnostic(
  { file, firstLine = 1 }: TextSource,
  node: { position?: { start: { line: number } } | undefined },
  reason: string,
): ContentError {
  return new ContentError([{ file, line: firstLine + (node.position?.start.line ?? 1) - 1, field: 'text', reason }]);
}
