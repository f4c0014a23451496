import type { ReactNode } from 'react';
import styles from './mockup.module.css';

/** A picture of the product drawn in HTML: one sentence for those who hear it, nothing in it to focus. */
export function MockupFrame({ alt, children }: { alt: string; children: ReactNode }) {
  return (
    <figure className={styles.scene} role="img" aria-label={alt}>
      <div aria-hidden="true">{children}</div>
    </figure>
  );
}
