import { getTranslations } from 'next-intl/server';
import { noticeSlotId } from '@/lib/contract/consent-policy';
import styles from './skip-link.module.css';

/**
 * First elements of every page: the skip link, and the region for the consent notice. That is empty in the HTML, so that
 * screen readers announce the notice when it appears.
 */
export async function SkipLink() {
  const t = await getTranslations('shell');
  return (
    <>
      <a className={`visually-hidden ${styles.skip}`} href="#content">
        {t('skipToContent')}
      </a>
      <div id={noticeSlotId} aria-live="polite" />
    </>
  );
}
