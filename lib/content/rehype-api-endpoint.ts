import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { textOf } from '@/lib/content/hast-element';

const isElement = (node: ElementContent): node is Element => node.type === 'element';

/** The method of a paragraph that is a method and an address alone. */
function methodOf({ tagName, children }: Element): string | undefined {
  const parts = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const [method, address] = parts.filter(isElement);
  const isCall = tagName === 'p' && parts.length === 2 && method?.tagName === 'strong' && address?.tagName === 'code';
  return isCall ? textOf(method) : undefined;
}

/** Marks a paragraph that is a method and an address alone with the method in `data-call`: styles make a bar of it. */
export function rehypeApiEndpoint() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      node.properties.dataCall ??= methodOf(node);
    });
  };
}
