import { getFormatter, getTranslations } from 'next-intl/server';
import type { ListBodyProps } from '@/components/sections/article-list';
import { Cover } from '@/components/sections/cover';
import { Icon } from '@/components/ui/icon';
import button from '@/components/ui/button.module.css';
import { getArticle, type Article } from '@/lib/pages/articles';
import { firstChanges } from '@/lib/pages/first-changes';
import { titleWithoutVersion } from '@/lib/pages/version-in-title';
import { foreignLanguage, type LocaleCode } from '@/lib/i18n/locales';
import { apartByLanguage } from '@/lib/i18n/own-first';
import { linkPath } from '@/lib/i18n/paths';
import { hasDownloads } from '@/components/sections/has-downloads';
import { pathTo } from '@/lib/routes/path-to';
import others from './other-language.module.css';
import styles from './release-rail.module.css';

/** So many changes of each kind are told here. */
const toldHere = 2;

type ReleaseProps = { locale: LocaleCode; article: Article; isNewest: boolean };

/**
 * A version: its day, what it brought, the first changes of each kind; of the newest a picture
 * and the way to its files, if there are any.
 */
async function Release({ locale, article, isNewest }: ReleaseProps) {
  const t = await getTranslations('articles');
  const parts = await getTranslations('parts');
  const format = await getFormatter();
  const language = foreignLanguage(article.locale, locale);
  const address = linkPath(locale, article.path);
  const changes = firstChanges(article.headings, article.locale, toldHere);
  const more = changes.reduce((sum, kind) => sum + kind.more, 0);
  return (
    <li className={styles.release} data-newest={isNewest ? '' : undefined}>
      <p className={styles.version}>
        <strong>{article.version}</strong>
        <time dateTime={article.date}>{format.dateTime(new Date(article.date), { dateStyle: 'long' })}</time>
        {isNewest ? <span className={styles.latest}>{t('latest')}</span> : null}
      </p>
      <div className={styles.words}>
        <div>
          <h2 className={styles.title} lang={language}>
            <a href={address}>{titleWithoutVersion(article)}</a>
          </h2>
          <p className={styles.text} lang={language}>
            {article.description}
          </p>
          {isNewest && hasDownloads ? (
            <p className={styles.download} data-actions="">
              <a className={button.quiet} href={linkPath(locale, pathTo('download'))}>
                <Icon name="download" />
                {parts('download')}
              </a>
            </p>
          ) : null}
        </div>
        {isNewest ? <Cover path={article.path} /> : null}
      </div>
      <div className={styles.changes} lang={language}>
        {changes.map(({ id, text, first }) => (
          <div key={id}>
            <h3>
              <a href={`${address}#${id}`}>{text}</a>
            </h3>
            <ul>
              {first.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {more > 0 ? (
        <p className={styles.more}>
          <a href={address}>{t('moreChanges', { count: more })}</a>
        </p>
      ) : null}
    </li>
  );
}

/** Versions on a rail, the newest first; those that are told in English among others have one of their own. */
export async function ReleaseRail({ locale, articles }: ListBodyProps) {
  const t = await getTranslations('articles');
  const notes = await Promise.all(articles.map(({ id }) => getArticle('release', id, locale)));
  const newest = notes.toSorted((a, b) => b.date.localeCompare(a.date))[0];
  const apart = apartByLanguage(notes, locale);
  const rail = (some: readonly Article[]) => (
    <ul className={styles.rail}>
      {some.map((article) => (
        <Release locale={locale} article={article} isNewest={article === newest} key={article.path} />
      ))}
    </ul>
  );
  return (
    <div data-kept="">
      {rail(apart.own)}
      {apart.others.length > 0 ? (
        <section className={others.part} aria-labelledby="english">
          <h2 className={others.name} id="english">
            {t('topics.english')}
          </h2>
          {rail(apart.others)}
        </section>
      ) : null}
    </div>
  );
}
