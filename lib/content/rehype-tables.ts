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
 * How wide the words of a table of so many columns may be to stay beside each other on a phone, in Latin letters; those of
 * Chinese, Japanese and Korean count twice.
 */
const briefWidths = new Map([
  [3, 36],
  [4, 14],
  [5, 14],
]);

const widthOf = (cell: Element): number =>
  textOf(cell)
    .replaceAll(/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/gu, '  ')
    .replaceAll(/[\p{M}\u2060]/gu, '').length;

/** Whether what stands beside the names of the rows is so short. */
const isBrief = (rows: readonly (readonly Element[])[]): boolean =>
  rows.every((row) => {
    const most = briefWidths.get(row.length);
    return most !== undefined && row.slice(1).every((cell) => widthOf(cell) <= most);
  });

/**
 * Puts each table into a box of its own, in which it scrolls sideways. Each cell has the heading of its column in
 * `data-label`: styles make each row a card on a phone, but of a table that has `data-brief`.
 */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, 'element', (node: Element, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      const [head = [], ...rows] = rowsOf(node);
      if (isBrief([head, ...rows])) node.properties.dataBrief = '';
      for (const [i, cell] of rows.flatMap((row) => [...row.entries()])) {
        const label = head[i] ? textOf(head[i]) : '';
        if (label) cell.properties['data-label'] = label;
      }
      parent.children[index] = element('div', { tabIndex: 0 }, [node]);
      return SKIP;
    });
  };
}
