import type { ReactNode } from 'react';
import styles from './table.module.css';

type ColumnHeadFields = {
  text: string;
  isNumber?: boolean;
  /** The page with the table sorted by this column; null if it is. */
  sortHref?: string | null;
};
/** The heading of a column; a text if there is nothing else. */
export type ColumnHead = string | ColumnHeadFields;

type TableProps = { caption: string; head: readonly ColumnHead[]; children: ReactNode };

/** A table that scrolls by itself where it is wider than the page. Cells of numbers are `Num`. */
export function Table({ caption, head, children }: TableProps) {
  return (
    // Focusable, so that it can be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.table} role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {head.map((column) => {
              const { text, isNumber, sortHref }: ColumnHeadFields =
                typeof column === 'string' ? { text: column } : column;
              return (
                <th
                  key={text}
                  scope="col"
                  className={isNumber ? styles.number : undefined}
                  aria-sort={sortHref === null ? 'descending' : undefined}
                >
                  {sortHref ? <a href={sortHref}>{text}</a> : text}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** A cell with a number. */
export const Num = ({ children }: { children: ReactNode }) => <td className={styles.number}>{children}</td>;
