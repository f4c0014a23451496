import { plainText, textProps, type ElementText } from '@/lib/i18n/element-text';
import styles from './bullet-list.module.css';

/** A short list, one line per item. */
export function BulletList({ items }: { items: readonly ElementText[] }) {
  return (
    <ul className={styles.bullets}>
      {items.map((item) => (
        <li key={plainText(item)} {...textProps(item)} />
      ))}
    </ul>
  );
}
