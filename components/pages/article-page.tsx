import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { Fragment, type ReactNode } from 'react';
import { Neighbours } from '@/components/sections/neighbours';
import { RelatedPages } from '@/components/sections/related-pages';
import { RelatedArticles } from '@/components/sections/related-articles';
import { ArticleSide } from '@/components/sections/article-side';
import { Cover } from '@/components/sections/cover';
import { HelpfulVote } from '@/components/sections/helpful-vote';
import { OnThisPage } from '@/components/sections/on-this-page';
import { Breadcrumbs } from '@/components/frame/breadcrumbs';
import { DefaultLayout } from '@/components/frame/default-layout';
import { JsonLd } from '@/components/frame/json-ld';
import { Note } from '@/components/ui/note';
import { articlePath } from '@/lib/routes/article-path';
import { listPath } from '@/lib/routes/list-path';
import { getArticle } from '@/lib/pages/articles';
import { solutionsWith } from '@/lib/pages/related-pages';
import { namesVersion } from '@/lib/pages/version-in-title';
import { currentLocale } from '@/lib/rendering/current-locale';
import { taxonomyWords } from '@/lib/rendering/taxonomy-words';
import { foreignLanguage } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/paths';
import type { CollectionName } from '@/lib/routes/route-table';
import { breadcrumbs } from '@/lib/pages/breadcrumbs';
import { articleData, breadcrumbList } from '@/lib/machine-readable/json-ld';
import { pageMetadata } from '@/lib/machine-readable/page-head';
import styles from './article-page.module.css';
import code from './article-code.module.css';
import text from './article-text.module.css';

/** Collections whose entries are samples, which their pages say. */
const sampled: ReadonlySet<CollectionName> = new Set(['news', 'release']);

/** Collections whose articles lead with their covers. */
const pictured: ReadonlySet<CollectionName> = new Set(['blog', 'news', 'partner']);

/** Collections whose readers are asked whether they were helped. */
const voted: ReadonlySet<CollectionName> = new Set(['helps', 'docs']);

export async function articleMetadata(collection: CollectionName, id: string): Promise<Metadata> {
  const locale = await currentLocale();
  const { title, description, date, updated } = await getArticle(collection, id, locale);
  const article = collection === 'legal' ? undefined : { published: date, modified: updated };
  return pageMetadata({ locale, path: articlePath(collection, id), title, description, article });
}

type ArticlePageProps = {
  collection: CollectionName;
  id: string;
  /** What stands below the article. */ children?: ReactNode;
};

/** An article. Where the reader's language does not have it, it stands in English and says so. */
export async function ArticlePage({ collection, id, children }: ArticlePageProps) {
  const locale = await currentLocale();
  const t = await getTranslations();
  const label = await taxonomyWords(locale);
  const format = await getFormatter();
  const article = await getArticle(collection, id, locale);
  const { category, tags, date, updated, version } = article;
  const day = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'long' });
  const language = foreignLanguage(article.locale, locale);
  const list = category !== undefined && collection !== 'legal' ? { collection, category } : null;
  const between = list ? [{ label: label(list.category), path: listPath(list) }] : [];
  const crumbs = breadcrumbs(locale, article.path, article.title, between);
  const data = articleData(locale, collection, article);
  const remarks = [
    ...(language ? [t('articles.notTranslated')] : []),
    ...(sampled.has(collection) ? [t('articles.sample')] : []),
  ];
  const hasCode = article.html.includes('<pre');
  const isPictured = pictured.has(collection);
  return (
    <DefaultLayout path={article.path}>
      {/* All that needs no script is told once: the question below is the only part that does. */}
      <div data-kept="">
        <Breadcrumbs crumbs={crumbs} label={t('shell.breadcrumb')} />
        <div className={styles.frame} data-pictured={isPictured ? '' : undefined}>
          <div className={styles.lists}>
            <ArticleSide locale={locale} collection={collection} article={article} />
            <OnThisPage headings={article.headings} language={language} />
          </div>
          <article className={styles.article}>
            <header className={styles.head}>
              <div>
                <h1 tabIndex={-1} lang={language}>
                  {article.title}
                </h1>
                <p className={styles.lead} lang={language}>
                  {article.description}
                </p>
                <p className={styles.facts}>
                  <time dateTime={date}>{updated ? t('articles.published', { date: day(date) }) : day(date)}</time>{' '}
                  {list ? <strong>{label(list.category)}</strong> : null}{' '}
                  {version && !namesVersion(article) ? <span>{t('articles.version', { version })}</span> : null}{' '}
                  {updated ? <time dateTime={updated}>{t('articles.updated', { date: day(updated) })}</time> : null}{' '}
                  <span>{t('articles.minutes', { count: String(article.minutes) })}</span>
                </p>
                {remarks.length > 0 ? (
                  <Note>
                    {remarks.map((remark, i) => (
                      <Fragment key={remark}>
                        {i > 0 ? <br /> : null}
                        {remark}
                      </Fragment>
                    ))}
                  </Note>
                ) : null}
              </div>
              {isPictured ? <Cover path={article.path} /> : null}
            </header>
            <div
              className={`${text.text} ${code.code}`}
              lang={language}
              data-copy={hasCode ? t('parts.copyCode') : undefined}
              data-copied={hasCode ? t('parts.copied') : undefined}
              dangerouslySetInnerHTML={{ __html: article.html }}
            />
            {list && tags.length > 0 ? (
              <p className={styles.tags}>
                {t('articles.tags')}
                {tags.map((tag) => (
                  <a key={tag} href={linkPath(locale, listPath({ ...list, tag }))}>
                    {label(tag)}
                  </a>
                ))}
              </p>
            ) : null}
          </article>
        </div>
        {isPictured ? (
          <RelatedArticles locale={locale} collection={collection} article={article} />
        ) : (
          <div className={styles.after}>
            <Neighbours locale={locale} collection={collection} id={article.id} />
          </div>
        )}
        <RelatedPages
          heading={t('parts.usedFor')}
          links={solutionsWith(locale, `${collection}/${article.id}`)}
          locale={locale}
        />
        {children}
        <JsonLd data={[...(data ? [data] : []), breadcrumbList(crumbs)]} />
      </div>
      {voted.has(collection) ? (
        <div className={styles.after}>
          <HelpfulVote path={article.path} />
        </div>
      ) : null}
    </DefaultLayout>
  );
}
