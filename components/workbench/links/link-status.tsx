import type { LinkCheck } from '@/lib/api/links/link-input';
import { localeRow } from '@/lib/i18n/locales';
import type { WorkbenchTranslator } from '@/lib/api/workbench/translator';
import styles from './link-detail.module.css';

type Props = {
  /** Null if the link leads nowhere. */
  check: LinkCheck | null;
  isExpired?: boolean;
  t: WorkbenchTranslator;
};

/** The result of the checks against the site: whether the page exists, its final address, and its language. */
export function LinkStatus({ check, isExpired = false, t }: Props) {
  const issues = [
    ...(check ? [] : [t('links.checks.broken')]),
    ...(isExpired ? [t('links.checks.expired')] : []),
    ...(check?.isRedirected ? [t('links.checks.redirected', { url: check.url })] : []),
    ...(check?.isUntranslated && check.page
      ? [t('links.checks.untranslated', { language: localeRow(check.page.locale).name })]
      : []),
  ];
  if (check && issues.length === 0) {
    return <p className={styles.good}>{t(check.page ? 'links.checks.ok' : 'links.checks.okElsewhere')}</p>;
  }
  return (
    <ul className={styles.issues} aria-label={t('links.checks.title')}>
      {issues.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
