import { getFormatter, getTranslations } from 'next-intl/server';
import type { FactSource } from '@/lib/pages/sources';
import styles from './product-table.module.css';

type FactCellProps = {
  /** What another product's documentation says. */ text?: string;
  /** Where, and when that was read; without it the cell says to ask. */ source?: FactSource;
};

/** What is known of another product, with its source; or that nothing was found. */
export async function FactCell({ text, source }: FactCellProps) {
  const t = await getTranslations('compare.table');
  const format = await getFormatter();
  if (!source) return <span className={styles.soft}>{t('ask')}</span>;
  const date = format.dateTime(new Date(source.read), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <>
      {text}{' '}
      <a className={`${styles.soft} ${styles.source}`} href={source.url} rel="noopener">
        {t('source', { date })}
      </a>
    </>
  );
}
