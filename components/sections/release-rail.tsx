import { getFormatter, getTranslations } from 'next-intl/server';
import type { ListBodyProps } from '@/components/sections/article-list';
import { LanguageTag } from '@/components/sections/language-tag';
import { Icon } from '@/components/ui/icon';
import button from '@/components/ui/button.module.css';
import { getArticle } from '@/lib/pages/articles';
import { firstChanges } from '@/lib/pages/first-changes';
import { titleWithoutVersion } from '@/lib/pages/version-in-title';
import { foreignLanguage, languageOf } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/paths';
import { pathTo } from '@/lib/routes/path-to';
import styles from './release-rail.module.css';

/** So many changes of each kind are told here. */
const toldHere = 2;

/** Versions on a rail, the newest first: what each brought, the first changes of each kind. */
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
            <div className={styles.changes} lang={language}>
              {firstChanges(article.headings, article.locale, toldHere).map(({ id, text, first, more }) => (
                <div key={id}>
                  <h3>
                    <a href={`${linkPath(locale, article.path)}#${id}`}>{text}</a>
                  </h3>
                  <ul>
                    {first.map((change) => (
                      <li key={change}>{change}</li>
                    ))}
                  </ul>
                  {more > 0 ? (
                    <p className={styles.more} lang={languageOf(locale)}>
                      <a href={`${linkPath(locale, article.path)}#${id}`}>{t('moreChanges', { count: more })}</a>
                    </p>
                  ) : null}
                </div>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
