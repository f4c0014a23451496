import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Footer } from '@/components/frame/footer';
import { Header } from '@/components/frame/header';
import { currentLocale } from '@/lib/rendering/current-locale';
import type { PagePath } from '@/lib/i18n/paths';
import styles from './default-layout.module.css';

/**
 * The frame of every usual page: skip link, header, main part, footer. It is drawn by the page, not by a layout of
 * Next.js, because the language switcher needs the page's path, which such a layout does not know on the server.
 */
export async function DefaultLayout({ path, children }: { path: PagePath; children: ReactNode }) {
  const locale = await currentLocale();
  const t = await getTranslations('shell');
  return (
    <>
      <a className={`visually-hidden ${styles.skip}`} href="#content">
        {t('skipToContent')}
      </a>
      <Header locale={locale} path={path} />
      <main className={styles.main} id="content" tabIndex={-1} data-kept="">
        {children}
      </main>
      <Footer locale={locale} path={path} />
    </>
  );
}
