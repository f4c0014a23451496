import type { ReactNode } from 'react';
import styles from './gallery.module.css';

type ExampleProps = {
  label: string;
  /** Shows what is inside as if it were pointed at, or had the focus. */
  as?: 'hover' | 'focus' | undefined;
  children: ReactNode;
};

/** One state of a part, with its name. */
export function Example({ label, as, children }: ExampleProps) {
  return (
    <figure className={styles.example} data-as={as}>
      <div className={styles.drawn}>{children}</div>
      <figcaption className={styles.label}>{label}</figcaption>
    </figure>
  );
}
