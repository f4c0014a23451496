import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { isHeading, scrollContainer, textOf } from '@/lib/content/hast-element';
import { yesNoMark } from '@/lib/content/yes-no-cells';
import type { LocaleCode } from '@/lib/i18n/locales';

const isRow = (node: unknown): node is Element => (node as Element).tagName === 'tr';

/** Returns the cells of each row of a table. */
function rowsOf(table: Element): Element[][] {
  const rows: Element[] = [];
  visit(table, isRow, (row: Element) => void rows.push(row));
  return rows.map((row) => row.children.filter((cell): cell is Element => cell.type === 'element'));
}

/**
 * Maximum cell width, by number of columns, at which cells fit side by side on a phone, in Latin letters; Chinese,
 * Japanese and Korean characters count twice.
 */
const compactWidths = new Map([
  [3, 36],
  [4, 14],
  [5, 14],
]);

const widthOf = (cell: Element): number =>
  textOf(cell)
    .replaceAll(/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/gu, '  ')
    .replaceAll(/\p{M}/gu, '').length;

/** Maximum cell width of three columns at which a whole row fits on a phone. */
const narrow = 20;

/** Layout of a table on a phone: whole rows fit ('row'), only the cells after the row heading fit (''), or neither. */
function compactLayout(rows: readonly (readonly Element[])[]): 'row' | '' | undefined {
  const widest = (row: readonly Element[]) => Math.max(0, ...row.slice(1).map(widthOf));
  const fitsInColumns = rows.every((row) => widest(row) <= (compactWidths.get(row.length) ?? -1));
  if (!fitsInColumns) return undefined;
  return rows.every((row) => row.length === 3 && widest(row) <= narrow) ? 'row' : '';
}

/** Number of columns from which yes and no are shown on a phone as column headings only. */
const manyColumns = 6;

/** Marks yes and no cells if they are at least a third of the table. @returns whether the table was marked */
function markYesNo(rows: readonly (readonly Element[])[], locale: LocaleCode): boolean {
  const cells = rows.flatMap((row) => row.slice(1).map((cell) => ({ cell, mark: yesNoMark(textOf(cell), locale) })));
  const marked = cells.filter(({ mark }) => mark);
  if (marked.length === 0 || marked.length * 3 < cells.length) return false;
  // In a table that contains “yes”, an empty cell means “no”.
  const blank = marked.some(({ mark }) => mark === 'yes') ? 'no' : undefined;
  for (const { cell, mark } of cells)
    cell.properties.dataAnswer = mark ?? (textOf(cell).trim() === '' ? blank : undefined);
  return true;
}

/** Gives column headings their scope. Below an empty corner the first cell of each row is the row's heading. */
function markHeadings(head: readonly Element[], rows: readonly (readonly Element[])[]): void {
  for (const cell of head) cell.properties.scope = 'col';
  const [corner] = head;
  if (!corner || textOf(corner).trim() !== '') return;
  Object.assign(corner, { tagName: 'td', properties: {} });
  for (const [cell] of rows) if (cell) Object.assign(cell, { tagName: 'th', properties: { scope: 'row' } });
}

/**
 * Wraps each table in a container that scrolls horizontally. Each cell gets its column heading in `data-label`: on a
 * phone, CSS shows each row as a card, except in tables with `data-compact` and tables of two columns.
 */
export function rehypeTables(locale: LocaleCode) {
  return (tree: Root) => {
    let heading = '';
    visit(tree, 'element', (node: Element, index, parent) => {
      if (isHeading(node)) heading = textOf(node);
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      const [head = [], ...rows] = rowsOf(node);
      node.properties.dataCompact = compactLayout([head, ...rows]);
      if (head.length > 2 && markYesNo(rows, locale) && head.length >= manyColumns) node.properties.dataYesNo = '';
      for (const [i, cell] of rows.flatMap((row) => [...row.entries()])) {
        const label = head[i] ? textOf(head[i]) : '';
        if (label) cell.properties['data-label'] = label;
      }
      markHeadings(head, rows);
      const columns = head.map(textOf).filter((name) => name.trim() !== '');
      parent.children[index] = scrollContainer('div', heading || columns.join(', '), [node]);
      return SKIP;
    });
  };
}
