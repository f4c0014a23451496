import { getFormatter, getTranslations } from 'next-intl/server';
import type { ArticleListProps } from '@/components/sections/article-list';
import { ClosingCta } from '@/components/sections/closing-cta';
import { Cover } from '@/components/sections/cover';
import { Icon } from '@/components/ui/icon';
import button from '@/components/ui/button.module.css';
import { getArticle, type Article } from '@/lib/pages/articles';
import { releaseHighlights } from '@/lib/pages/release-highlights';
import { firstParagraph } from '@/lib/pages/first-paragraph';
import { titleWithoutVersion } from '@/lib/pages/version-in-title';
import { capitalize } from '@/lib/i18n/capitalize';
import { langIfDifferent, languageTag, type LocaleCode } from '@/lib/i18n/locales';
import { partitionByLocale } from '@/lib/i18n/sort-by-locale';
import { linkPath } from '@/lib/i18n/locale-paths';
import { hasDownloads } from '@/components/sections/download-availability';
import { HeadingText } from '@/components/sections/heading-text';
import { pathTo } from '@/lib/urls/path-to';
import untranslatedStyles from './untranslated.module.css';
import anchorStyles from './release-anchors.module.css';
import styles from './release-timeline.module.css';
import textStyles from './release-text.module.css';

/** Maximum number of changes of each type shown here. */
const maxHighlights = 2;

const isPatch = ({ version }: Article): boolean => version !== undefined && !version.endsWith('.0');

const anchorOf = ({ version }: Article): string => `v${version}`;

type ReleaseProps = { locale: LocaleCode; article: Article; isNewest: boolean };

/**
 * A version: release date, summary, the first changes of each type and a cover; the newest also has a link to its
 * downloads, if there are any. Patch releases are shown in brief.
 */
async function Release({ locale, article, isNewest }: ReleaseProps) {
  const t = await getTranslations('articles');
  const tCommon = await getTranslations('common');
  const format = await getFormatter();
  const language = langIfDifferent(article.locale, locale);
  const href = linkPath(locale, article.path);
  const isBrief = isPatch(article);
  const changes = releaseHighlights(article.headings, article.locale, maxHighlights);
  const hiddenChanges = changes.reduce((sum, kind) => sum + kind.remainingCount, 0);
  return (
    <li
      className={styles.release}
      id={anchorOf(article)}
      data-newest={isNewest ? '' : undefined}
      data-patch-release={isBrief ? '' : undefined}
    >
      <p className={styles.version}>
        <strong>{article.version}</strong>
        <time dateTime={article.date}>{format.dateTime(new Date(article.date), { dateStyle: 'long' })}</time>
        {isNewest ? <span className={styles.latest}>{t('latest')}</span> : null}
      </p>
      <div className={textStyles.content}>
        <div>
          <h2 className={textStyles.title} lang={language}>
            <a href={href}>
              <HeadingText text={titleWithoutVersion(article)} />
            </a>
          </h2>
          <p className={textStyles.text} lang={language}>
            {firstParagraph(article.html) ?? article.description}
          </p>
          {isNewest && hasDownloads ? (
            <p className={textStyles.download} data-actions="">
              <a className={button.secondary} href={linkPath(locale, pathTo('download'))}>
                <Icon name="download" />
                {tCommon('download')}
              </a>
            </p>
          ) : null}
        </div>
        {isBrief ? null : <Cover path={article.path} />}
      </div>
      {isBrief ? null : (
        <div className={styles.changes} lang={language}>
          {changes.map(({ id, text, highlights }) => (
            <div key={id}>
              <h3>
                <a href={`${href}#${id}`}>{text}</a>
              </h3>
              <ul>
                {highlights.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      {hiddenChanges > 0 && !isBrief ? (
        <p className={styles.moreChanges}>
          <a href={href}>{capitalize(t('moreChanges', { count: hiddenChanges }), languageTag(locale))}</a>
        </p>
      ) : null}
    </li>
  );
}

/** Timeline of versions, newest first; untranslated ones have a separate timeline. */
export async function ReleaseTimeline({ locale, articles }: ArticleListProps) {
  const t = await getTranslations('articles');
  const notes = await Promise.all(articles.map(({ id }) => getArticle('release', id, locale)));
  const newest = notes.toSorted((a, b) => b.date.localeCompare(a.date))[0];
  const byLanguage = partitionByLocale(notes, locale);
  const renderTimeline = (releases: readonly Article[]) => (
    <ul className={styles.timeline}>
      {releases.map((article) => (
        <Release locale={locale} article={article} isNewest={article === newest} key={article.path} />
      ))}
    </ul>
  );
  return (
    <>
      <div data-dedupe="">
        <nav className={anchorStyles.anchors} aria-label={t('onThisPage')}>
          {[...byLanguage.matching, ...byLanguage.others].map((article) => (
            <a href={`#${anchorOf(article)}`} data-patch-release={isPatch(article) ? '' : undefined} key={article.path}>
              {article.version}
            </a>
          ))}
        </nav>
        {renderTimeline(byLanguage.matching)}
        {byLanguage.others.length > 0 ? (
          <section className={untranslatedStyles.section} aria-labelledby="english">
            <h2 className={untranslatedStyles.name} id="english">
              {t('topics.untranslated')}
            </h2>
            {renderTimeline(byLanguage.others)}
          </section>
        ) : null}
      </div>
      <ClosingCta locale={locale} path={pathTo('release')} />
    </>
  );
}
