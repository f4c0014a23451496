import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

const isElement = (node: ElementContent): node is Element => node.type === 'element';

/** Whether a paragraph is a method and an address alone. */
function isCall({ tagName, children }: Element): boolean {
  const parts = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const [method, address] = parts.filter(isElement);
  return tagName === 'p' && parts.length === 2 && method?.tagName === 'strong' && address?.tagName === 'code';
}

/** Marks a paragraph that is a method and an address alone with `data-call`: styles make a bar of it. */
export function rehypeCalls() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (isCall(node)) node.properties.dataCall = '';
    });
  };
}
