import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

const isElement = (node: ElementContent): node is Element => node.type === 'element';

/** The address of a paragraph that is a method and an address alone. */
function addressOf({ tagName, children }: Element): Element | undefined {
  const parts = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const [method, address] = parts.filter(isElement);
  const isCall = tagName === 'p' && parts.length === 2 && method?.tagName === 'strong' && address?.tagName === 'code';
  return isCall ? address : undefined;
}

/**
 * Marks a paragraph that is a method and an address alone with `data-call`: styles make a bar of it, in which a long
 * address scrolls sideways, so a keyboard must reach it.
 */
export function rehypeCalls() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const address = addressOf(node);
      if (!address) return;
      node.properties.dataCall = '';
      address.properties.tabIndex = 0;
    });
  };
}
