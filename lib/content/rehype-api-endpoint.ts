import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { textOf } from '@/lib/content/hast-element';

const isElement = (node: ElementContent): node is Element => node.type === 'element';

/** Returns the HTTP method of a paragraph that consists of a method and a URL. */
function methodOf({ tagName, children }: Element): string | undefined {
  const parts = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const [method, url] = parts.filter(isElement);
  const isEndpoint = tagName === 'p' && parts.length === 2 && method?.tagName === 'strong' && url?.tagName === 'code';
  return isEndpoint ? textOf(method) : undefined;
}

/** Sets `data-method` of such a paragraph to its method; CSS styles it as an endpoint bar. */
export function rehypeApiEndpoint() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      node.properties.dataMethod ??= methodOf(node);
    });
  };
}
