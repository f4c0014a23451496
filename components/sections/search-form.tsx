import { getTranslations } from 'next-intl/server';
import button from '@/components/ui/button.module.css';
import { Icon } from '@/components/ui/icon';
import field from '@/components/ui/field.module.css';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/locale-paths';
import { pathTo } from '@/lib/urls/path-to';
import styles from './search-form.module.css';

/** The site search. It works without scripts: a GET form. */
export async function SearchForm({ locale }: { locale: LocaleCode }) {
  const t = await getTranslations('common');
  const label = t('searchField');
  return (
    <search>
      <form className={styles.form} action={linkPath(locale, pathTo('search'))}>
        <label className={styles.field}>
          <span className="visually-hidden">{label}</span>
          <input
            className={field.input}
            type="search"
            name="q"
            placeholder={label}
            maxLength={200}
            // On the search page the server adds the query.
            suppressHydrationWarning
          />
        </label>
        <button className={button.primary} type="submit">
          <span className={styles.buttonLabel}>{t('searchButton')}</span>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
