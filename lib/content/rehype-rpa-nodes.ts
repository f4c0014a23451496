import type { Element, ElementContent, Root } from 'hast';
import { element, textOf } from '@/lib/content/hast-element';

const isElement = (node: Root['children'][number]): node is Element => node.type === 'element';

/** Returns whether an element is the heading of an RPA node: an h3 with a single strong text. */
const isNodeHeading = ({ tagName, children: [first, ...others] }: Element): boolean =>
  tagName === 'h3' && others.length === 0 && first?.type === 'element' && first.tagName === 'strong';

/** Returns whether a paragraph ends with a node's text syntax: `open: "{{ row.address }}"`. */
const isSyntaxParagraph = ({ tagName, children }: Element): boolean => {
  const last = children.at(-1);
  return tagName === 'p' && last?.type === 'element' && last.tagName === 'code' && textOf(last).includes(': ');
};

/**
 * Wraps each RPA node, its heading and description, in a section with `data-node`. The paragraph with its text syntax
 * gets `data-syntax`.
 */
export function rehypeRpaNodes() {
  return (tree: Root) => {
    let open: Element | undefined;
    const children: Root['children'] = [];
    for (const child of tree.children) {
      if (isElement(child) && /^h[1-3]$/.test(child.tagName)) open = undefined;
      if (isElement(child) && isNodeHeading(child)) {
        open = element('section', { dataNode: '' }, []);
        children.push(open);
      }
      if (open && isElement(child) && isSyntaxParagraph(child)) child.properties.dataSyntax = '';
      if (open) open.children.push(child as ElementContent);
      else children.push(child);
    }
    tree.children = children;
  };
}
