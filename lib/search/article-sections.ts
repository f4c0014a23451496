import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { rehypeSectionIds, type Outline } from '@/lib/content/section-ids';
import { serializeCode, serializeSection, serializeTable } from '@/lib/search/section-text';

/** A section of a page; the introduction has an empty anchor and heading. */
export type SearchSection = {
  anchor: string;
  heading: string;
  text: string;
  /** For FAQ questions: whether they are the page's main content, or an addition to it. */
  questionRole?: 'main' | 'aside';
};

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeSlug).freeze();

/** Collapses whitespace and removes callout markers (lib/content/rehype-callouts.ts). */
const cleanText = (text: string) =>
  text
    .replace(/\[!\w+\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const blocks = new Set(['p', 'ul', 'ol', 'li', 'h4', 'h5', 'h6', 'blockquote']);

type Node = RootContent | ElementContent;

function textContent(node: Node): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'br') return ' ';
  return 'children' in node ? node.children.map(textContent).join('') : '';
}

const findElements = (node: Node, names: readonly string[]): Element[] =>
  'children' in node
    ? node.children.flatMap((child) =>
        child.type === 'element' && names.includes(child.tagName) ? [child] : findElements(child, names),
      )
    : [];

/** The prose of a section, block by block, and its tables and code. */
type SectionContent = { prose: string[]; data: string[] };

function collect(nodes: readonly Node[], content: SectionContent): void {
  let blockText = '';
  const endBlock = () => {
    content.prose.push(cleanText(blockText));
    blockText = '';
  };
  for (const node of nodes) {
    if (node.type !== 'element') {
      blockText += textContent(node);
    } else if (node.tagName === 'table') {
      content.data.push(
        serializeTable(findElements(node, ['tr']).map((row) => findElements(row, ['td', 'th']).map(textContent))),
      );
    } else if (node.tagName === 'pre') {
      content.data.push(serializeCode(textContent(node)));
    } else if (blocks.has(node.tagName)) {
      endBlock();
      collect(node.children, content);
    } else {
      blockText += textContent(node);
    }
  }
  endBlock();
}

/**
 * Splits a Markdown text into its introduction and one section per `h2` and `h3`, with the ids of the rendered page.
 * @param source the headings of the text that it was translated from
 */
export function articleSections(markdown: string, source?: Outline): SearchSection[] {
  const tree: Root = processor.runSync(processor.parse(markdown));
  rehypeSectionIds(source)(tree);
  const sections = [{ anchor: '', heading: '', nodes: [] as Node[] }];
  for (const node of tree.children) {
    if (node.type === 'element' && (node.tagName === 'h2' || node.tagName === 'h3')) {
      sections.push({ anchor: String(node.properties.id), heading: cleanText(textContent(node)), nodes: [] });
    } else {
      sections.at(-1)!.nodes.push(node);
    }
  }
  return sections.map(({ anchor, heading, nodes }) => {
    const content: SectionContent = { prose: [], data: [] };
    collect(nodes, content);
    return { anchor, heading, text: serializeSection(content.prose, content.data) };
  });
}
