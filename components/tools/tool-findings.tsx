import type { ReactNode } from 'react';
import styles from './tool-findings.module.css';

type FindingProps = {
  /** Whether it calls for a look. */
  level: 'info' | 'fine' | 'attention';
  /** What was found. */
  title: string;
  /** The values it is about, with their names. */
  values?: readonly (readonly [name: string, value: string])[];
  /** What to do, or where to read on. */
  children?: ReactNode;
};

/** One thing that a check found, the values it is about, and what to do. */
export function Finding({ level, title, values, children }: FindingProps) {
  return (
    <li className={styles.finding} data-level={level}>
      <strong>{title}</strong>
      {values ? (
        <dl className={styles.values} translate="no">
          {values.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {children}
    </li>
  );
}

/** Findings under a heading, or what there is to say if there are none. */
export function Findings({ heading, note, children }: { heading: string; note?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{heading}</h2>
      {note}
      {children}
    </section>
  );
}

/** Values with their names, in one or more columns. */
export function ValueTable({
  rows,
  columns,
}: {
  rows: readonly { name: string; values: readonly string[] }[];
  /** Headings, also of the names; a table with one value per name needs none. */
  columns?: readonly string[];
}) {
  return (
    <table className={styles.table}>
      {columns ? (
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody translate="no">
        {rows.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, i) => (
              <td key={i}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
