import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { textOf } from '@/lib/content/hast-element';

/** Heading of an article. */
export type Heading = {
  level: 2 | 3;
  id: string;
  text: string;
  /** Items of the lists below it, up to the next heading. */
  items: readonly string[];
  /** Whether its only list is ordered: the items are steps. */
  hasSteps: boolean;
};

const levels: Readonly<Record<string, Heading['level']>> = { h2: 2, h3: 3 };

const itemsOf = (list: Element): string[] =>
  list.children
    .filter((item): item is Element => item.type === 'element' && item.tagName === 'li')
    .map((item) => textOf(item).replaceAll(/\s+/g, ' ').trim());

/** Collects the headings. @param headings array to which they are added */
export function rehypeHeadings(headings: Heading[]) {
  return (tree: Root) => {
    visit(tree, 'element', (node, _index, parent) => {
      const level = levels[node.tagName];
      if (level)
        headings.push({ level, id: String(node.properties.id), text: textOf(node), items: [], hasSteps: false });
      const heading = headings.at(-1);
      if (!heading || parent?.type !== 'root' || !/^[ou]l$/.test(node.tagName)) return;
      const isFirst = heading.items.length === 0;
      heading.hasSteps = isFirst && node.tagName === 'ol';
      heading.items = [...heading.items, ...itemsOf(node)];
    });
  };
}
