import { findNodeAtLocation, parseTree, type Node, type ParseError } from 'jsonc-parser';
import { lineAt } from '@/lib/content/strip-bom';
import type { Located } from '@/lib/content/front-matter';
import type { Finding } from '@/lib/content/diagnostic';

/** JSON with the lines of its parts. */

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** By the numbers of the parser's complaints. */
const reasons: Readonly<Record<number, string>> = {
  1: 'a text must stand between straight quotation marks: "…"',
  2: 'this is no number; a text must stand between straight quotation marks: "…"',
  3: 'a name in quotation marks must stand here; there is no comma before }',
  4: 'a value is missing here; there is no comma before } or ]',
  5: 'a colon is missing between the name and the text',
  6: 'a comma is missing between two entries',
  7: 'a closing } is missing',
  8: 'a closing ] is missing',
  9: 'the file should have ended before this',
  10: 'remarks cannot stand in these files; take it out',
  11: 'remarks cannot stand in these files; take it out',
  12: 'a text is not closed; put " at its end, and write " inside of it as \\"',
  14: 'after \\u four hexadecimal digits must follow',
  15: 'write \\ inside of a text as \\\\',
  16: 'a text must stand on one line; write a line break inside of it as \\n, a tab as \\t',
};

const empty = 'the file is empty; it must hold { and }';

function syntaxFault(text: string, errors: readonly ParseError[], message: string): Finding {
  const [first] = errors;
  if (text.trim() === '' || !first) return { line: 1, field: 'JSON', reason: text.trim() === '' ? empty : message };
  const { error, offset } = first;
  // The end of a file is behind its last line break.
  const line = Math.min(lineAt(text, offset), text.trimEnd().split('\n').length);
  return { line, field: 'JSON', reason: reasons[error] ?? 'it is no valid JSON' };
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

/** Names that an object has twice: only the later one would count. */
function repeated(text: string, node: Node | undefined, path = ''): Finding[] {
  const seen = new Set<unknown>();
  return (node?.children ?? []).flatMap((child, i) => {
    if (child.type !== 'property') return repeated(text, child, path === '' ? String(i) : `${path}.${i}`);
    const [key, value] = child.children ?? [];
    const field = path === '' ? String(key?.value) : `${path}.${String(key?.value)}`;
    const isSecond = seen.has(key?.value);
    seen.add(key?.value);
    const reason = 'it stands here a second time; take one of the two out';
    return [
      ...(isSecond ? [{ line: lineAt(text, child.offset), field, reason }] : []),
      ...repeated(text, value, field),
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
    return { json: { value, lineOf }, faults: repeated(text, tree) };
  } catch (error) {
    return { json: undefined, faults: [syntaxFault(text, errors, (error as Error).message)] };
  }
}

/** Reads JSON. @returns what it says, unless it is broken, and what is wrong with it as JSON */
export function parseJsonWithPositions(text: string): { json: Located | undefined; faults: Finding[] } {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const reason = 'too many brackets stand inside of each other';
    return { json: undefined, faults: [{ line: 1, field: 'JSON', reason }] };
  }
}
