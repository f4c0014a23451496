import type { Drawing } from '@/components/mockups/shapes';
import styles from './use-case-windows.module.css';

/** A drawn page, scaled to fit. */
export function UseCaseView({ view }: { view: Drawing }) {
  return (
    <svg className={styles.view} viewBox="0 14 240 104">
      {view.map(([tone, path], i) => (
        <path className={styles[tone]} d={path} key={i} />
      ))}
    </svg>
  );
}
