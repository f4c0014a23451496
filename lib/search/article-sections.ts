import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** A part of a page below a heading; its opening has neither anchor nor heading. */
export type Section = {
  anchor: string;
  heading: string;
  text: string;
  /** For a question: whether it is the page's own business, or beside what the page is about. */
  question?: 'own' | 'aside';
};

// The same ids as those of the rendered page (lib/content/markdown.ts): they are made before its words are joined.
const toTree = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeSlug);

const blocks = new Set(['p', 'li', 'tr', 'pre', 'h4', 'h5', 'h6', 'blockquote', 'br']);
const cells = new Set(['td', 'th']);

const isCell = (node: ElementContent) => node.type === 'element' && cells.has(node.tagName);

function textOf(node: RootContent | ElementContent): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  // Cells of a row stay apart in an excerpt.
  if (node.type === 'element' && node.tagName === 'tr')
    return `${node.children.filter(isCell).map(textOf).join(' · ')} `;
  const text = node.children.map(textOf).join('');
  return node.type === 'element' && blocks.has(node.tagName) ? `${text} ` : text;
}

/** Without what marks a remark (lib/content/rehype-callouts.ts). */
const tidy = (text: string) =>
  text
    .replace(/\[!\w+\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The sections of a Markdown text: its opening, then one for each heading of the second and third level. */
export async function articleSections(markdown: string): Promise<Section[]> {
  const tree: Root = await toTree.run(toTree.parse(markdown));
  const sections: Section[] = [{ anchor: '', heading: '', text: '' }];
  for (const node of tree.children) {
    if (node.type === 'element' && (node.tagName === 'h2' || node.tagName === 'h3')) {
      sections.push({ anchor: String((node as Element).properties.id), heading: tidy(textOf(node)), text: '' });
    } else {
      sections.at(-1)!.text += `${textOf(node)} `;
    }
  }
  return sections.map((section) => ({ ...section, text: tidy(section.text) }));
}
