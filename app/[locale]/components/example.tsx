import type { ReactNode } from 'react';
import styles from './gallery.module.css';

type ExampleProps = {
  label: string;
  /** Shows the children as hovered or focused. */
  as?: 'hover' | 'focus' | undefined;
  children: ReactNode;
};

/** One labeled state of a component. */
export function Example({ label, as, children }: ExampleProps) {
  return (
    <figure className={styles.example} data-state={as}>
      <div className={styles.preview}>{children}</div>
      <figcaption className={styles.label}>{label}</figcaption>
    </figure>
  );
}
