import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { element, textOf } from '@/lib/content/hast-element';

const isRow = (node: unknown): node is Element => (node as Element).tagName === 'tr';

/** The rows of a table, each as its cells. */
function rowsOf(table: Element): Element[][] {
  const rows: Element[] = [];
  visit(table, isRow, (row: Element) => void rows.push(row));
  return rows.map((row) => row.children.filter((cell): cell is Element => cell.type === 'element'));
}

/**
 * Puts each table into a box of its own, in which it scrolls sideways. Each cell has the heading of its column in
 * `data-label`: styles make each row a card on a phone.
 */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, 'element', (node: Element, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      const [head = [], ...rows] = rowsOf(node);
      for (const [i, cell] of rows.flatMap((row) => [...row.entries()])) {
        const label = head[i] ? textOf(head[i]) : '';
        if (label) cell.properties['data-label'] = label;
      }
      parent.children[index] = element('div', { tabIndex: 0 }, [node]);
      return SKIP;
    });
  };
}
