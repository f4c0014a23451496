import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { element, textOf } from '@/lib/content/hast-element';
import { yesNoMark } from '@/lib/content/yes-no-cells';
import type { LocaleCode } from '@/lib/i18n/locales';

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

/** Three columns so narrow that all of a row fits beside each other on a phone. */
const narrow = 20;

/** Whether what stands beside the names of the rows is so short, and whether it fits beside those names. */
function brevityOf(rows: readonly (readonly Element[])[]): 'row' | '' | undefined {
  const widest = (row: readonly Element[]) => Math.max(0, ...row.slice(1).map(widthOf));
  const isBrief = rows.every((row) => widest(row) <= (briefWidths.get(row.length) ?? -1));
  if (!isBrief) return undefined;
  return rows.every((row) => row.length === 3 && widest(row) <= narrow) ? 'row' : '';
}

/** From so many columns on, a row's yes and no are told by their columns' headings alone on a phone. */
const manyColumns = 6;

/** Marks the cells of a table of signs: where a third of them or more say yes or no. @returns whether it is one */
function markSigns(rows: readonly (readonly Element[])[], locale: LocaleCode): boolean {
  const signs = rows.flatMap((row) => row.slice(1).map((cell) => ({ cell, sign: yesNoMark(textOf(cell), locale) })));
  const said = signs.filter(({ sign }) => sign);
  if (said.length === 0 || said.length * 3 < signs.length) return false;
  // What is blank beside a yes is a no.
  const blank = said.some(({ sign }) => sign === 'yes') ? 'no' : undefined;
  for (const { cell, sign } of signs)
    cell.properties.dataSign = sign ?? (textOf(cell).trim() === '' ? blank : undefined);
  return true;
}

/**
 * Puts each table into a box of its own, in which it scrolls sideways. Each cell has the heading of its column in
 * `data-label`: styles make each row a card on a phone, but of a table that has `data-brief`.
 */
export function rehypeTables(locale: LocaleCode) {
  return (tree: Root) => {
    visit(tree, 'element', (node: Element, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      const [head = [], ...rows] = rowsOf(node);
      node.properties.dataBrief = brevityOf([head, ...rows]);
      if (head.length > 2 && markSigns(rows, locale) && head.length >= manyColumns) node.properties.dataSigns = '';
      for (const [i, cell] of rows.flatMap((row) => [...row.entries()])) {
        const label = head[i] ? textOf(head[i]) : '';
        if (label) cell.properties['data-label'] = label;
      }
      parent.children[index] = element('div', { tabIndex: 0 }, [node]);
      return SKIP;
    });
  };
}
