import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { currentLocale } from '@/lib/server-messages/current-locale';
import type { PagePath } from '@/lib/i18n/paths';
import styles from './page-layout.module.css';

/**
 * The frame of every usual page: skip link, header, main part, footer. It is drawn by the page, not by a layout of
 * Next.js, because the language switcher needs the page's path, which such a layout does not know on the server.
 */
export async function PageLayout({ path, children }: { path: PagePath; children: ReactNode }) {
  const locale = await currentLocale();
  const t = await getTranslations('shell');
  return (
    <>
      <a className={`visually-hidden ${styles.skip}`} href="#content">
        {t('skipToContent')}
      </a>
      <Header locale={locale} path={path} />
      <main className={styles.main} id="content" tabIndex={-1} data-dedupe="">
        {children}
      </main>
      <Footer locale={locale} path={path} />
    </>
  );
}
