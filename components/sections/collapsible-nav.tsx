import type { ReactNode } from 'react';
import styles from './collapsible-nav.module.css';

/** Links next to a text. In narrow viewports they collapse to one line, without scripts. */
export function CollapsibleNav({
  label,
  className = '',
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <nav className={`${styles.nav} ${className}`} aria-label={label}>
      <details>
        <summary>{label}</summary>
        {children}
      </details>
    </nav>
  );
}
