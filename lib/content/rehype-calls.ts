import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

const isCall = ({ tagName, children }: Element): boolean => {
  const parts = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const [method, address] = parts.map((part) => (part.type === 'element' ? part.tagName : ''));
  return tagName === 'p' && parts.length === 2 && method === 'strong' && address === 'code';
};

/** Marks a paragraph that is a method and an address alone with `data-call`: styles make a bar of it. */
export function rehypeCalls() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (isCall(node)) node.properties.dataCall = '';
    });
  };
}
