import { getTranslations } from 'next-intl/server';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/paths';
import { pathTo } from '@/lib/routes/path-to';
import styles from './still-stuck.module.css';

/** Where to turn when no article helped. */
export async function StillStuck({ locale }: { locale: LocaleCode }) {
  const t = await getTranslations('articles.stuck');
  return (
    <p className={styles.stuck} data-kept="">
      <strong>{t('heading')}</strong> {t('text')}{' '}
      <a href={linkPath(locale, pathTo('pre-sales'))} data-click="contact">
        {t('button')}
      </a>
    </p>
  );
}
