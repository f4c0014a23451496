import { getTranslations } from 'next-intl/server';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/locale-paths';
import { pathTo } from '@/lib/urls/path-to';
import styles from './support-cta.module.css';

/** Support options if no article helped. */
export async function SupportCta({ locale }: { locale: LocaleCode }) {
  const t = await getTranslations('articles.supportCta');
  return (
    <p className={styles.cta} data-dedupe="">
      <strong>{t('heading')}</strong> {t('text')}{' '}
      <a href={linkPath(locale, pathTo('pre-sales'))} data-click="contact">
        {t('button')}
      </a>
    </p>
  );
}
