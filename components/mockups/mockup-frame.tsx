import type { ReactNode } from 'react';
import styles from './mockup.module.css';

/** A product illustration in HTML: one text alternative, and no focusable content. */
export function MockupFrame({ alt, children }: { alt: string; children: ReactNode }) {
  return (
    <figure className={styles.mockup} role="img" aria-label={alt}>
      <div aria-hidden="true">{children}</div>
    </figure>
  );
}
