import type { ReactNode } from 'react';
import styles from './data-table.module.css';

type DataTableProps = {
  /** Subject of the table, for screen readers. */
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its name. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
  /** Whether the columns remain on mobile viewports: for icons and short text. */
  keepsColumns?: boolean;
};

/**
 * A table of settings, limits or other data. On a phone, a row of more than two cells becomes a card with the column
 * names; in a compact table, its name is above its cells.
 */
export function DataTable({ caption, columns, rows, keepsColumns = false }: DataTableProps) {
  const mobileClass = keepsColumns ? styles.compact : styles.cards;
  return (
    <table className={columns.length > 2 ? `${styles.table} ${mobileClass}` : styles.table} data-dedupe="">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              <td key={columns[i + 1]} data-column={columns[i + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
