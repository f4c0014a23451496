import type { ReactNode } from 'react';
import { isEnglishText, langProps, plainText, textProps, type ElementText } from '@/lib/i18n/element-text';
import styles from './data-table.module.css';

type DataTableProps = {
  /** Subject of the table, for screen readers. */
  caption: ElementText;
  columns: readonly ElementText[];
  /** The first cell of a row is its name. */
  rows: readonly (readonly [ElementText, ...(ElementText | ReactNode)[]])[];
  /** Whether the columns remain on mobile viewports: for icons and short text. */
  keepsColumns?: boolean;
};

/**
 * A table of settings, limits or other data. On a phone, a row of more than two cells becomes a card with the column
 * names; in a compact table, its name is above its cells.
 */
export function DataTable({ caption, columns, rows, keepsColumns = false }: DataTableProps) {
  const names = columns.map(plainText);
  const mobileClass = keepsColumns ? styles.compact : styles.cards;
  return (
    <table className={columns.length > 2 ? `${styles.table} ${mobileClass}` : styles.table} data-dedupe="">
      <caption className="visually-hidden" {...textProps(caption)} />
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={plainText(column)} scope="col" {...textProps(column)} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row" {...textProps(name)} />
            {cells.map((cell, i) => (
              <td key={names[i + 1]} data-column={names[i + 1]} {...langProps(cell)}>
                {isEnglishText(cell) ? plainText(cell) : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
