import styles from './result-counts.module.css';

/** Numbers of a result, each with its label; screen readers announce changes. */
export function ResultCounts({ counts }: { counts: readonly (readonly [label: string, count: number])[] }) {
  return (
    <dl className={styles.counts} aria-live="polite">
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
