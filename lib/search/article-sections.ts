import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { codeText, sectionText, tableText } from '@/lib/search/section-text';

/** A section of a page; the introduction has an empty anchor and heading. */
export type Section = {
  anchor: string;
  heading: string;
  text: string;
  /** For FAQ questions: whether they are the page's main content, or an addition to it. */
  question?: 'own' | 'aside';
};

// Produces the same heading ids as the rendered page (lib/content/markdown.ts), where word joiners are added after ids.
const toTree = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeSlug);

/** Collapses whitespace and removes callout markers (lib/content/rehype-callouts.ts). */
const tidy = (text: string) =>
  text
    .replace(/\[!\w+\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const blocks = new Set(['p', 'ul', 'ol', 'li', 'h4', 'h5', 'h6', 'blockquote']);

type Node = RootContent | ElementContent;

function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'br') return ' ';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

const within = (node: Node, names: readonly string[]): Element[] =>
  'children' in node
    ? node.children.flatMap((one) =>
        one.type === 'element' && names.includes(one.tagName) ? [one] : within(one, names),
      )
    : [];

/** The prose of a section, block by block, and its tables and code. */
type SectionParts = { prose: string[]; data: string[] };

function collect(nodes: readonly Node[], parts: SectionParts): void {
  let line = '';
  const endBlock = () => {
    parts.prose.push(tidy(line));
    line = '';
  };
  for (const node of nodes) {
    if (node.type !== 'element') {
      line += textOf(node);
    } else if (node.tagName === 'table') {
      parts.data.push(tableText(within(node, ['tr']).map((row) => within(row, ['td', 'th']).map(textOf))));
    } else if (node.tagName === 'pre') {
      parts.data.push(codeText(textOf(node)));
    } else if (blocks.has(node.tagName)) {
      endBlock();
      collect(node.children, parts);
    } else {
      line += textOf(node);
    }
  }
  endBlock();
}

/** Splits a Markdown text into its introduction and one section per `h2` and `h3`. */
export async function articleSections(markdown: string): Promise<Section[]> {
  const tree: Root = await toTree.run(toTree.parse(markdown));
  const sections = [{ anchor: '', heading: '', nodes: [] as Node[] }];
  for (const node of tree.children) {
    if (node.type === 'element' && (node.tagName === 'h2' || node.tagName === 'h3')) {
      sections.push({ anchor: String(node.properties.id), heading: tidy(textOf(node)), nodes: [] });
    } else {
      sections.at(-1)!.nodes.push(node);
    }
  }
  return sections.map(({ anchor, heading, nodes }) => {
    const parts: SectionParts = { prose: [], data: [] };
    collect(nodes, parts);
    return { anchor, heading, text: sectionText(parts.prose, parts.data) };
  });
}
