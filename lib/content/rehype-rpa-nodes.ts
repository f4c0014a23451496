import type { Element, ElementContent, Root } from 'hast';
import { element, textOf } from '@/lib/content/hast-element';

const isElement = (node: Root['children'][number]): node is Element => node.type === 'element';

/** Whether it names a node of a flow: a heading that is one strong text. */
const namesNode = ({ tagName, children: [first, ...others] }: Element): boolean =>
  tagName === 'h3' && others.length === 0 && first?.type === 'element' && first.tagName === 'strong';

/** Whether it ends with how flows call the node that are written out as text: `open: "{{ row.address }}"`. */
const isWritten = ({ tagName, children }: Element): boolean => {
  const last = children.at(-1);
  return tagName === 'p' && last?.type === 'element' && last.tagName === 'code' && textOf(last).includes(': ');
};

/**
 * Puts each node of a flow, its heading and what is said of it, into a section of its own, which has `data-node`. The
 * line in it that tells how the node is written as text has `data-written`.
 */
export function rehypeRpaNodes() {
  return (tree: Root) => {
    let open: Element | undefined;
    const children: Root['children'] = [];
    for (const child of tree.children) {
      if (isElement(child) && /^h[1-3]$/.test(child.tagName)) open = undefined;
      if (isElement(child) && namesNode(child)) {
        open = element('section', { dataNode: '' }, []);
        children.push(open);
      }
      if (open && isElement(child) && isWritten(child)) child.properties.dataWritten = '';
      if (open) open.children.push(child as ElementContent);
      else children.push(child);
    }
    tree.children = children;
  };
}
