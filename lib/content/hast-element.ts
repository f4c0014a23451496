import type { Element, ElementContent } from 'hast';

/** Creates an element of an HTML syntax tree (hast). */
export const element = (
  tagName: string,
  properties: Element['properties'],
  children: readonly ElementContent[],
): Element => ({ type: 'element', tagName, properties, children: [...children] });

/**
 * Creates a container that scrolls horizontally. It is focusable by keyboard, so it needs a role and a name.
 * @param name what screen readers announce when it gets the focus
 */
export const scrollContainer = (tagName: string, name: string, children: readonly ElementContent[]): Element =>
  element(tagName, { tabIndex: 0, role: 'group', ariaLabel: name }, children);

/** Whether an element is a heading, which gives the tables and code below it their names. */
export const isHeading = ({ tagName }: Element): boolean => /^h[1-6]$/.test(tagName);

/** Returns the text content of a node. */
export const textOf = (node: Element | ElementContent): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';
