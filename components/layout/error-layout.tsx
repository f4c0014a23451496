import type { ReactNode } from 'react';
import { LogoMark } from '@/components/ui/logo';
import styles from './error-layout.module.css';
import brandStyles from './header-brand.module.css';

type ErrorLayoutProps = {
  brand: string;
  home: string;
  illustration: ReactNode;
  /** Status code of the error. */
  code: string;
  children: ReactNode;
};

/** Layout of error pages: only the logo, which links home, and the page's text beside its image. */
export function ErrorLayout({ brand, home, illustration, code, children }: ErrorLayoutProps) {
  return (
    <>
      <header className={styles.header}>
        {/* A full load on purpose: navigation after an error starts with a fresh page. */}
        <a className={brandStyles.brand} href={home} data-full-reload="">
          <LogoMark />
          {brand}
        </a>
      </header>
      <main className={styles.main} id="content">
        <div className={styles.illustration}>{illustration}</div>
        <div>
          <p className={styles.code}>{code}</p>
          {children}
        </div>
      </main>
      {/* The styles wait for an element after the main part; an error screen may have no other there. */}
      <span hidden />
    </>
  );
}
