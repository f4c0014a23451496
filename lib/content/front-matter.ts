import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import type { Fault } from '@/lib/content/problem';

/** What a file says, and where in it each part stands. */
export type Located = {
  value: unknown;
  /** The line of a field; of what is around it, where the field is not there. */
  lineOf: (path: readonly PropertyKey[]) => number;
};

export type FrontMatter = {
  /** Undefined where it cannot be read; `faults` tells why. */
  front: Located | undefined;
  body: string;
  /** The line on which the body begins. */
  bodyLine: number;
  faults: Fault[];
};

const field = 'front matter';
const isDashes = (line: string | undefined) => line?.trimEnd() === '---';

/** The front matter begins on the line after the dashes. */
const firstLine = 2;

const reasons: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'a tab stands at the beginning of a line; use spaces',
  BLOCK_AS_IMPLICIT_KEY: 'it is no valid YAML; put a text that holds a colon between quotation marks',
  MISSING_CHAR: 'it is no valid YAML; a bracket, a quotation mark or a colon is missing',
};
const otherwise = 'it is no valid YAML; each line is a name, a colon, a space and a value, as in “date: 2026-09-14”';

function faultsOf(document: Document, lines: LineCounter): Fault[] {
  const faults = document.errors.map(({ code, pos, message }): Fault & { isRepeated: boolean } => {
    const line = lines.linePos(pos[0]).line + firstLine - 1;
    const isRepeated = code === 'DUPLICATE_KEY';
    // The text of the message is the library's own; by its end it is known where the second one stands.
    const reason = isRepeated ? 'a field stands here a second time; take one of the two out' : reasons[code];
    return {
      line,
      field,
      reason: reason ?? (/\btabs?\b/i.test(message) ? reasons.TAB_AS_INDENT! : otherwise),
      isRepeated,
    };
  });
  // One mistake in the syntax brings more complaints behind it.
  const firstOther = faults.find(({ isRepeated }) => !isRepeated);
  return faults
    .filter((fault) => fault.isRepeated || fault === firstOther)
    .map(({ line, reason }) => ({ line, field, reason }));
}

function locate(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  let line = 1;
  let node: unknown = document.contents;
  const at = (range: readonly number[] | null | undefined) => {
    if (range) line = lines.linePos(range[0]!).line + firstLine - 1;
  };
  for (const name of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === name);
      if (!pair) break;
      at((pair.key as { range?: readonly number[] }).range);
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(name)];
      at((node as { range?: readonly number[] } | undefined)?.range);
    } else break;
  }
  return line;
}

function readYaml(yaml: string): { front: Located | undefined; faults: Fault[] } {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
  const faults = faultsOf(document, lines);
  if (document.errors.some(({ code }) => code !== 'DUPLICATE_KEY')) return { front: undefined, faults };
  try {
    const value = (document.toJS() as unknown) ?? {};
    return { front: { value, lineOf: (path) => locate(document, lines, path) }, faults };
  } catch {
    // References to parts that are not there, or without end.
    return { front: undefined, faults: [...faults, { line: firstLine, field, reason: otherwise }] };
  }
}

/** Takes a text apart into its front matter, between lines of three dashes, and the Markdown behind it. */
export function readFrontMatter(text: string): FrontMatter {
  const rows = text.split('\n');
  const end = isDashes(rows[0]) ? rows.findIndex((row, i) => i > 0 && isDashes(row)) : -1;
  if (end === -1) {
    const reason = 'the file must begin with --- and close it with ---, each on a line of its own';
    return { front: undefined, body: '', bodyLine: 1, faults: [{ line: 1, field, reason }] };
  }
  const rest = rows.slice(end + 1).join('\n');
  const blank = /^\s*/.exec(rest)![0].split('\n').length - 1;
  const { front, faults } = readYaml(rows.slice(1, end).join('\n'));
  return { front, body: rest.trim(), bodyLine: end + 2 + blank, faults };
}
