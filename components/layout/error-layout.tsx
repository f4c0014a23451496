import type { ReactNode } from 'react';
import { Mark } from '@/components/ui/logo';
import styles from './error-layout.module.css';

type CustomLayoutProps = {
  brand: string;
  home: string;
  picture: ReactNode;
  /** The number of the fault. */
  code: string;
  children: ReactNode;
};

/** The frame of error pages: only the logo, which leads home, and the page itself, its words beside its picture. */
export function ErrorLayout({ brand, home, picture, code, children }: CustomLayoutProps) {
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
        <div className={styles.picture}>{picture}</div>
        <div className={styles.words}>
          <p className={styles.code}>{code}</p>
          {children}
        </div>
      </main>
      {/* The styles wait for what follows the main part; a screen that a browser draws may have nothing else there. */}
      <span hidden />
    </>
  );
}
