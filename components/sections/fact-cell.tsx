import { getFormatter, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { FactSource } from '@/lib/pages/sources';
import styles from './product-table.module.css';

type FactCellProps = {
  /** What another product's documentation says. */ text?: string;
  /** Where, and when that was read; without it the cell says to ask. */ source?: FactSource;
  /** Whether the source is a sign alone, as in a table of many products, which says below when it was read. */
  isShort?: boolean;
};

/** Parts a text before its last word, which the sign of the source goes with; a longer one is left to break. */
function lastWord(text: string): [before: string, last: string] {
  const [, before, last] = /^(.* )?(\S{1,14})$/su.exec(text) ?? ['', text, ''];
  return [before ?? '', last ?? ''];
}

/** What is known of another product, with its source; or that nothing was found. */
export async function FactCell({ text = '', source, isShort = false }: FactCellProps) {
  const t = await getTranslations('compare.table');
  const format = await getFormatter();
  if (!source) return <span className={styles.soft}>{t('ask')}</span>;
  const words = t('source', { date: format.dateTime(new Date(source.read), { dateStyle: 'medium', timeZone: 'UTC' }) });
  if (!isShort) {
    return (
      <>
        {text}{' '}
        <a className={`${styles.soft} ${styles.source}`} href={source.url} rel="noopener">
          {words}
        </a>
      </>
    );
  }
  const [before, last] = lastWord(text);
  return (
    <>
      {before}
      <span className={styles.whole}>
        {last}{' '}
        <a className={`${styles.soft} ${styles.sign}`} href={source.url} rel="noopener" title={words}>
          <Icon name="arrow-right" size={14} />
          <span className="visually-hidden">{words}</span>
        </a>
      </span>
    </>
  );
}
