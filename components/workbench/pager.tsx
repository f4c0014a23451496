import Link from 'next/link';
import type { ReactNode } from 'react';
import { workbenchTranslator } from '@/lib/workbench/page-context';
import styles from './pager.module.css';

type PagerProps = {
  /** The name of the navigation. */
  label: string;
  /** Which page of a list is shown, counted from 1, and the address of another. */
  list?: { page: number; pages: number; hrefOf: (page: number) => string };
  /** The page that is exported, such as `/workbench/links`, and the query of the exports. */
  exports: { path: string; query: URLSearchParams };
  /** Further links. */
  children?: ReactNode;
};

/** The pages of a list, and the exports of all of it. */
export async function Pager({ label, list, exports: { path, query }, children }: PagerProps) {
  const t = await workbenchTranslator();
  const exportHref = (format: string, more: readonly string[][] = []) =>
    `${path}.${format}?${new URLSearchParams([...query, ...more])}`;
  return (
    <nav className={styles.pager} aria-label={label}>
      {list && list.pages > 1 && (
        <>
          {list.page > 1 && <Link href={list.hrefOf(list.page - 1)}>{t('pager.previous')}</Link>}
          <span>{t('pager.pageOf', { page: list.page, pages: list.pages })}</span>
          {list.page < list.pages && <Link href={list.hrefOf(list.page + 1)}>{t('pager.next')}</Link>}
        </>
      )}
      <span className={styles.exports}>
        {t('report.export.label')}: <a href={exportHref('csv')}>{t('report.export.csv')}</a>{' '}
        <a href={exportHref('csv', [['excel', '1']])}>{t('report.export.excel')}</a>{' '}
        <a href={exportHref('json')}>{t('report.export.json')}</a>
      </span>
      {children}
    </nav>
  );
}
