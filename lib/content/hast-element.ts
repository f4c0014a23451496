import type { Element, ElementContent } from 'hast';

/** An element of a tree of HTML. */
export const element = (
  tagName: string,
  properties: Element['properties'],
  children: readonly ElementContent[],
): Element => ({ type: 'element', tagName, properties, children: [...children] });
