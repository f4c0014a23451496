import { findNodeAtLocation, parseTree, type Node, type ParseError } from 'jsonc-parser';
import { lineAt } from '@/lib/content/strip-bom';
import type { LocatedValue } from '@/lib/content/front-matter';
import type { ContentIssue } from '@/lib/content/diagnostic';

/** JSON parser with line numbers. */

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** Messages by error code of the parser. */
const reasons: Readonly<Record<number, string>> = {
  1: 'text must be in straight quotation marks: "…"',
  2: 'this is not a number; text must be in straight quotation marks: "…"',
  3: 'a name in quotation marks is missing here; no comma is allowed before }',
  4: 'a value is missing here; no comma is allowed before } or ]',
  5: 'a colon is missing between the name and the text',
  6: 'a comma is missing between two entries',
  7: 'a closing } is missing',
  8: 'a closing ] is missing',
  9: 'unexpected content after the end of the JSON value',
  10: 'comments are not allowed in JSON; remove it',
  11: 'comments are not allowed in JSON; remove it',
  12: 'text is not closed; add " at its end, and write " within it as \\"',
  14: '\\u must be followed by four hexadecimal digits',
  15: 'write \\ within text as \\\\',
  16: 'text must be on one line; write a line break as \\n and a tab as \\t',
};

const empty = 'the file is empty; it must contain { and }';

function syntaxIssue(text: string, errors: readonly ParseError[], message: string): ContentIssue {
  const [first] = errors;
  if (text.trim() === '' || !first) return { line: 1, field: 'JSON', reason: text.trim() === '' ? empty : message };
  const { error, offset } = first;
  // An error at the end of the file is reported on its last non-empty line.
  const line = Math.min(lineAt(text, offset), text.trimEnd().split('\n').length);
  return { line, field: 'JSON', reason: reasons[error] ?? 'invalid JSON' };
}

function nodeAt(root: Node | undefined, path: readonly PropertyKey[]): Node | undefined {
  if (!root) return undefined;
  let node = root;
  for (const name of path) {
    const next = findNodeAtLocation(node, [node.type === 'array' ? Number(name) : String(name)]);
    if (!next) break;
    node = next;
  }
  return node;
}

/** Finds duplicate keys: only the last one would take effect. */
function duplicateKeys(text: string, node: Node | undefined, path = ''): ContentIssue[] {
  const seen = new Set<unknown>();
  return (node?.children ?? []).flatMap((child, i) => {
    if (child.type !== 'property') return duplicateKeys(text, child, path === '' ? String(i) : `${path}.${i}`);
    const [key, value] = child.children ?? [];
    const field = path === '' ? String(key?.value) : `${path}.${String(key?.value)}`;
    const isDuplicate = seen.has(key?.value);
    seen.add(key?.value);
    const reason = 'duplicate field; remove one of the two';
    return [
      ...(isDuplicate ? [{ line: lineAt(text, child.offset), field, reason }] : []),
      ...duplicateKeys(text, value, field),
    ];
  });
}

function parse(text: string): ReturnType<typeof parseJsonWithPositions> {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, strict);
  try {
    const value = JSON.parse(text) as unknown;
    const lineOf = (path: readonly PropertyKey[]) => {
      const node = nodeAt(tree, path);
      return node ? lineAt(text, node.parent?.type === 'property' ? node.parent.offset : node.offset) : 1;
    };
    return { json: { value, lineOf }, issues: duplicateKeys(text, tree) };
  } catch (error) {
    return { json: undefined, issues: [syntaxIssue(text, errors, (error as Error).message)] };
  }
}

/** Parses JSON. @returns the value, undefined if it is invalid, and the issues */
export function parseJsonWithPositions(text: string): { json: LocatedValue | undefined; issues: ContentIssue[] } {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const reason = 'brackets are nested too deeply';
    return { json: undefined, issues: [{ line: 1, field: 'JSON', reason }] };
  }
}
