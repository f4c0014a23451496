import type { ReactNode } from 'react';
import styles from './fact-table.module.css';

type FactTableProps = {
  /** What the table is about, for those who cannot see the heading above it. */
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its name. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
};

/** A table of settings, limits or facts; on a phone each row of more than two cells becomes a card that names its columns. */
export function FactTable({ caption, columns, rows }: FactTableProps) {
  return (
    <table className={columns.length > 2 ? `${styles.table} ${styles.cards}` : styles.table} data-kept="">
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
