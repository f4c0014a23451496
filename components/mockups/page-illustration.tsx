import type { Drawing } from '@/components/mockups/svg-paths';
import styles from './use-case-windows.module.css';

/** A page drawn as an SVG, scaled to its window. */
export function PageIllustration({ drawing }: { drawing: Drawing }) {
  return (
    <svg className={styles.svg} viewBox="0 14 240 104">
      {drawing.map(([fill, path], i) => (
        <path className={styles[fill]} d={path} key={i} />
      ))}
    </svg>
  );
}
