import type { Element, ElementContent } from 'hast';

/** Creates an element of an HTML syntax tree (hast). */
export const element = (
  tagName: string,
  properties: Element['properties'],
  children: readonly ElementContent[],
): Element => ({ type: 'element', tagName, properties, children: [...children] });

/** Returns the text content of a node. */
export const textOf = (node: Element | ElementContent): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';
