import styles from './bullet-list.module.css';

/** A short list, one line per item. */
export function BulletList({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
