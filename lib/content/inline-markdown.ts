import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

export const markdownParser = unified().use(remarkParse).use(remarkGfm).freeze();

export type MarkdownTree = ReturnType<typeof markdownParser.parse>;

/** Markdown within a line, in the answers of questions: emphasis, code and links. */

type PhrasingContent = Extract<MarkdownTree['children'][number], { type: 'paragraph' }>['children'][number];

export type InlinePart =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong'; parts: InlinePart[] }
  | { kind: 'em'; parts: InlinePart[] }
  | { kind: 'link'; url: string; parts: InlinePart[] };

const tags = { strong: 'strong', emphasis: 'em' } as const;

/** Returns a part of a text; unsupported syntax is shown as written. */
function toPart(node: PhrasingContent, source: string): InlinePart {
  const partsOf = (children: readonly PhrasingContent[]) => children.map((child) => toPart(child, source));
  if (node.type === 'text') return { kind: 'text', text: node.value };
  if (node.type === 'inlineCode') return { kind: 'code', text: node.value };
  if (node.type === 'link') return { kind: 'link', url: node.url, parts: partsOf(node.children) };
  if (node.type === 'strong' || node.type === 'emphasis')
    return { kind: tags[node.type], parts: partsOf(node.children) };
  return { kind: 'text', text: source.slice(node.position!.start.offset, node.position!.end.offset) };
}

/** Parses an answer; one that is a list or a heading by its first characters is plain text. */
export function parseInline(text: string): InlinePart[] {
  const plain: InlinePart[] = [{ kind: 'text', text }];
  // Most answers have no syntax.
  if (!/[*_`[\\&]|https?:/.test(text)) return plain;
  const [block, ...others] = markdownParser.parse(text).children;
  return block?.type === 'paragraph' && others.length === 0 ? block.children.map((node) => toPart(node, text)) : plain;
}

const plainPart = (part: InlinePart): string => ('text' in part ? part.text : part.parts.map(plainPart).join(''));

/** Returns an answer without its syntax, for structured data and the search. */
export const inlineText = (text: string): string => parseInline(text).map(plainPart).join('');

/** Returns the targets of an answer's links. */
export function inlineLinks(text: string): string[] {
  const urlsOf = (part: InlinePart): string[] => [
    ...(part.kind === 'link' ? [part.url] : []),
    ...('parts' in part ? part.parts.flatMap(urlsOf) : []),
  ];
  return parseInline(text).flatMap(urlsOf);
}

/** Markdown that is shown as written outside of answers. */
const syntax = [/\*\*[^*\s][^*]*\*\*/, /!?\[[^\]]+\]\([^)\s]+\)/, /`[^`]+`/];

/** Returns the first Markdown syntax in a text that does not render it. */
export const rawMarkdown = (text: string): string | undefined =>
  syntax.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined);
