import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { currentLocale } from '@/lib/next-intl/current-locale';
import type { PagePath } from '@/lib/i18n/locale-paths';
import styles from './page-layout.module.css';

/**
 * Layout of regular pages: header, main part, footer. Pages render it instead of a Next.js layout, because
 * the language switcher needs the page's path, which layouts do not know on the server.
 */
export async function PageLayout({ path, children }: { path: PagePath; children: ReactNode }) {
  const locale = await currentLocale();
  return (
    <>
      <Header locale={locale} path={path} />
      <main className={styles.main} id="content" tabIndex={-1} data-dedupe="">
        {children}
      </main>
      <Footer locale={locale} path={path} />
    </>
  );
}
