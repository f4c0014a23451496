import type { ReactNode } from 'react';
import { Mark } from '@/components/ui/logo';
import styles from './custom-layout.module.css';

/** The frame of error pages: only the logo, which leads home, and the page itself. */
export function CustomLayout({ brand, home, children }: { brand: string; home: string; children: ReactNode }) {
  return (
    <>
      <header className={styles.header}>
        {/* A full load on purpose: what follows an error begins with a fresh page. */}
        <a className={styles.brand} href={home} data-fresh="">
          <Mark />
          {brand}
        </a>
      </header>
      <main className={styles.main} id="content">
        {children}
      </main>
    </>
  );
}
