import { getFormatter, getTranslations } from 'next-intl/server';
import type { ListBodyProps } from '@/components/sections/article-list';
import { LanguageTag } from '@/components/sections/language-tag';
import { OutlineLinks } from '@/components/sections/outline-links';
import { Icon } from '@/components/ui/icon';
import button from '@/components/ui/button.module.css';
import { getArticle } from '@/lib/pages/articles';
import { titleWithoutVersion } from '@/lib/pages/version-in-title';
import { foreignLanguage } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/paths';
import { pathTo } from '@/lib/routes/path-to';
import styles from './release-rail.module.css';

/** Versions on a rail, the newest first: what each brought, and how much of it. */
export async function ReleaseRail({ locale, articles }: ListBodyProps) {
  const t = await getTranslations('articles');
  const parts = await getTranslations('parts');
  const format = await getFormatter();
  const notes = await Promise.all(articles.map(({ id }) => getArticle('release', id, locale)));
  return (
    <ul className={styles.rail} data-kept="">
      {notes.map((article, i) => {
        const language = foreignLanguage(article.locale, locale);
        const day = format.dateTime(new Date(article.date), { dateStyle: 'long' });
        return (
          <li className={styles.release} key={article.path}>
            <p className={styles.version}>
              <strong>{article.version}</strong>
              <time dateTime={article.date}>{day}</time>
              {i === 0 ? <span className={styles.latest}>{t('latest')}</span> : null}
              <LanguageTag written={article.locale} reader={locale} />
            </p>
            <div className={styles.words}>
              <h2 className={styles.title} lang={language}>
                <a href={linkPath(locale, article.path)}>{titleWithoutVersion(article)}</a>
              </h2>
              <p className={styles.text} lang={language}>
                {article.description}
              </p>
              {i === 0 ? (
                <p className={styles.download} data-actions="">
                  <a className={button.quiet} href={linkPath(locale, pathTo('download'))}>
                    <Icon name="download" />
                    {parts('download')}
                  </a>
                </p>
              ) : null}
            </div>
            <div className={styles.outline}>
              <OutlineLinks locale={locale} article={article} counted />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
