import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import type { ContentIssue } from '@/lib/content/diagnostic';

/** A parsed value with the lines of its parts. */
export type LocatedValue = {
  value: unknown;
  /** The line of a field, or of its parent if the field is missing. */
  lineOf: (path: readonly PropertyKey[]) => number;
};

export type FrontMatter = {
  /** Undefined if it cannot be parsed; see `issues`. */
  frontMatter: LocatedValue | undefined;
  body: string;
  /** The line on which the body begins. */
  bodyLine: number;
  issues: ContentIssue[];
};

const isDashes = (line: string | undefined) => line?.trimEnd() === '---';

/** Where a YAML text is in its file, and its name in messages. */
type YamlLocation = { field: string; firstLine: number };

/** Front matter begins on the line after the dashes. */
const inArticle: YamlLocation = { field: 'front matter', firstLine: 2 };

const reasons: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'duplicate field; remove one of the two',
  TAB_AS_INDENT: 'a line is indented with a tab; use spaces',
  BLOCK_AS_IMPLICIT_KEY: 'invalid YAML; put text that contains a colon in quotation marks',
  BAD_SCALAR_START: 'invalid YAML; put text that begins with a special character in quotation marks',
  BAD_ALIAS: 'invalid YAML; put text that begins with * or & in quotation marks',
  BAD_INDENT: 'invalid YAML; a bracket is not closed, or a line has the wrong indentation',
  MISSING_CHAR: 'invalid YAML; a bracket, a quotation mark or a colon is missing',
};
const defaultReason = 'invalid YAML; each line is a name, a colon, a space and a value, such as “date: 2026-09-14”';

/** An unclosed quotation mark; the parser reports it only at the end of the file. */
const openQuote = /:\s*(["'])(?:(?!\1).)*$/m;
/** A YAML anchor or alias. */
const alias = /:\s*[*&]/m;

function findYamlIssues(
  yaml: string,
  document: Document,
  lines: LineCounter,
  { field, firstLine }: YamlLocation,
): ContentIssue[] {
  const issues = document.errors.map(({ code, pos, message }) => {
    const isOpen = code === 'MISSING_CHAR' && /closing ["']/.test(message);
    const offset = isOpen ? (openQuote.exec(yaml)?.index ?? pos[0]) : pos[0];
    const isTab = /\btabs?\b/i.test(message);
    const reason = reasons[isTab ? 'TAB_AS_INDENT' : code] ?? defaultReason;
    return { code, issue: { line: lines.linePos(offset).line + firstLine - 1, field, reason } };
  });
  // One syntax error causes further ones.
  const firstSyntaxError = issues.find(({ code }) => code !== 'DUPLICATE_KEY');
  return issues
    .filter((error) => error.code === 'DUPLICATE_KEY' || error === firstSyntaxError)
    .map(({ issue }) => issue);
}

const parse = (yaml: string, lines: LineCounter): Document =>
  parseDocument(yaml, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });

/** Parses again to find a line: lines are needed only for issues, and thousands of articles are read at once. */
function locate(yaml: string, path: readonly PropertyKey[], firstLine: number): number {
  const lines = new LineCounter();
  let line = 1;
  let node: unknown = parse(yaml, lines).contents;
  const setLine = (range: readonly number[] | null | undefined) => {
    if (range) line = lines.linePos(range[0]!).line + firstLine - 1;
  };
  for (const name of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === name);
      if (!pair) break;
      setLine((pair.key as { range?: readonly number[] }).range);
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(name)];
      setLine((node as { range?: readonly number[] } | undefined)?.range);
    } else break;
  }
  return line;
}

/** Parses YAML. @returns the value, undefined if it is invalid, and the issues */
export function readYaml(
  yaml: string,
  location: YamlLocation,
): { located: LocatedValue | undefined; issues: ContentIssue[] } {
  const { field, firstLine } = location;
  const lines = new LineCounter();
  const document = parse(yaml, lines);
  const issues = findYamlIssues(yaml, document, lines, location);
  if (document.errors.some(({ code }) => code !== 'DUPLICATE_KEY')) return { located: undefined, issues };
  try {
    const value = (document.toJS() as unknown) ?? {};
    return { located: { value, lineOf: (path) => locate(yaml, path, firstLine) }, issues };
  } catch {
    // Unresolved or circular aliases.
    const line = lines.linePos(alias.exec(yaml)?.index ?? 0).line + firstLine - 1;
    return { located: undefined, issues: [...issues, { line, field, reason: reasons.BAD_ALIAS! }] };
  }
}

/** Splits a text into front matter, between lines of three dashes, and the Markdown after it. */
export function readFrontMatter(text: string): FrontMatter {
  const rows = text.split(/\r?\n/);
  const end = isDashes(rows[0]) ? rows.findIndex((row, i) => i > 0 && isDashes(row)) : -1;
  if (end === -1) {
    const { field } = inArticle;
    const reason = 'the file must begin with YAML between two lines of ---';
    return { frontMatter: undefined, body: '', bodyLine: 1, issues: [{ line: 1, field, reason }] };
  }
  const afterFrontMatter = rows.slice(end + 1).join('\n');
  const blankLines = afterFrontMatter.trim() === '' ? 0 : /^\s*/.exec(afterFrontMatter)![0].split('\n').length - 1;
  const { located, issues } = readYaml(rows.slice(1, end).join('\n'), inArticle);
  return { frontMatter: located, body: afterFrontMatter.trim(), bodyLine: end + 2 + blankLines, issues };
}
