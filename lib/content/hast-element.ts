import type { Element, ElementContent } from 'hast';

/** An element of a tree of HTML. */
export const element = (
  tagName: string,
  properties: Element['properties'],
  children: readonly ElementContent[],
): Element => ({ type: 'element', tagName, properties, children: [...children] });

/** The text inside an element, without its marks. */
export const textOf = (node: Element | ElementContent): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';
