import { getFormatter, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { CitationSource } from '@/lib/pages/citations';
import { isEnglishText, plainText, textProps, type ElementText } from '@/lib/i18n/element-text';
import styles from './competitor-table.module.css';

type CompetitorCellProps = {
  /** Statement from another product's documentation. */
  text?: ElementText | undefined;
  /** Its source and the date it was read; without one, the cell says that nothing was found. */
  source?: CitationSource;
};

/**
 * Splits off the last word of a text, which stays on one line with the source icon; a long word may break. In text
 * without spaces, the last few characters are split off.
 */
function splitLastWord(text: string): [before: string, last: string] {
  const isWide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(text.slice(-5));
  const pattern = isWide ? /^(.*?)([^ \p{Script=Hiragana}]{1,4})$/su : /^(.* )?(\S{1,14})$/su;
  const [, before, last] = pattern.exec(text) ?? ['', text, ''];
  return [before ?? '', last ?? ''];
}

/**
 * A fact about another product with its source icon, or a note that none was found. The date it was accessed is below
 * the table.
 */
export async function CompetitorCell({ text = '', source }: CompetitorCellProps) {
  const t = await getTranslations('compare.table');
  const format = await getFormatter();
  if (!source) return <span className={styles.muted}>{t('notDocumented')}</span>;
  const sourceLabel = t('source', {
    date: format.dateTime(new Date(source.accessed), { dateStyle: 'medium', timeZone: 'UTC' }),
  });
  const part = (words: string) => (isEnglishText(text) ? <span {...textProps({ english: words })} /> : words);
  const [before, last] = splitLastWord(plainText(text));
  return (
    <>
      {part(before)}
      <span className={styles.noWrap}>
        {part(last)}{' '}
        <a className={`${styles.muted} ${styles.sourceLink}`} href={source.url} rel="noopener" title={sourceLabel}>
          <Icon name="arrow-right" size={14} />
          <span className="visually-hidden">{sourceLabel}</span>
        </a>
      </span>
    </>
  );
}
