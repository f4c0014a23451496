import { getFormatter, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { CitationSource } from '@/lib/pages/citations';
import styles from './competitor-table.module.css';

type FactCellProps = {
  /** What another product's documentation says. */ text?: string;
  /** Where, and when that was read; without it the cell says to ask. */ source?: CitationSource;
};

/** Parts a text before its last word, which the sign of the source goes with; a longer one is left to break. Without spaces a few characters go with it. */
function lastWord(text: string): [before: string, last: string] {
  const isWide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(text.slice(-5));
  const ending = isWide ? /^(.*?)([^ \p{Script=Hiragana}]{1,4})$/su : /^(.* )?(\S{1,14})$/su;
  const [, before, last] = ending.exec(text) ?? ['', text, ''];
  return [before ?? '', last ?? ''];
}

/** What is known of another product, with the sign of its source; or that nothing was found. Below the table stands when it was read. */
export async function DataCell({ text = '', source }: FactCellProps) {
  const t = await getTranslations('compare.table');
  const format = await getFormatter();
  if (!source) return <span className={styles.soft}>{t('ask')}</span>;
  const words = t('source', { date: format.dateTime(new Date(source.read), { dateStyle: 'medium', timeZone: 'UTC' }) });
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
