import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ArticleHead } from '@/components/pages/article-head';
import { ArticleText } from '@/components/pages/article-text';
import { PrevNext } from '@/components/sections/prev-next';
import { RelatedArticles } from '@/components/sections/related-articles';
import { ArticleSidebar } from '@/components/sections/article-sidebar';
import { FeedLink } from '@/components/sections/feed-link';
import { HelpfulVote } from '@/components/sections/helpful-vote';
import { OnThisPage } from '@/components/sections/on-this-page';
import { ShareLinks } from '@/components/sections/share-links';
import { SupportCta } from '@/components/sections/support-cta';
import { RelatedUseCases } from '@/components/sections/related-use-cases';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageLayout } from '@/components/layout/page-layout';
import { JsonLd } from '@/components/layout/json-ld';
import { articlePath } from '@/lib/urls/article-path';
import { listPath } from '@/lib/urls/list-path';
import { getArticle, getSummary } from '@/lib/pages/articles';
import { solutionsWith } from '@/lib/pages/related-pages';
import { currentLocale } from '@/lib/server-messages/current-locale';
import { taxonomyMessages } from '@/lib/server-messages/taxonomy-messages';
import { foreignLanguage, type LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/paths';
import type { CollectionName } from '@/lib/urls/route-table';
import { breadcrumbs } from '@/lib/pages/breadcrumbs';
import { codeTabScript } from '@/lib/contract/code-tab';
import { articleData, breadcrumbList, howTo } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import styles from './article-page.module.css';

/** Collections whose entries are samples, which their pages say. */
const sampled: ReadonlySet<CollectionName> = new Set(['news', 'release']);

/** Collections whose articles lead with their covers. */
const pictured: ReadonlySet<CollectionName> = new Set(['blog', 'news', 'partner']);

/** Collections whose readers are asked whether they were helped. */
const voted: ReadonlySet<CollectionName> = new Set(['helps', 'docs']);

export async function articleMetadata(collection: CollectionName, id: string): Promise<Metadata> {
  const locale = await currentLocale();
  const { title, description, date, updated } = await getSummary(collection, id, locale);
  const article = collection === 'legal' ? undefined : { published: date, modified: updated };
  return pageMetadata({ locale, path: articlePath(collection, id), title, description, article });
}

/** What editors are told of an article in development; the condition keeps all of it out of builds. */
async function draftBar(collection: CollectionName, id: string): Promise<ReactNode> {
  if (process.env.NODE_ENV === 'development') {
    const { DraftBar } = await import('./draft-bar');
    return <DraftBar collection={collection} id={id} />;
  }
  return null;
}

type Drawn<Facts> = (props: { locale: LocaleCode } & Facts) => ReactNode;

/** What only some collections have is handed over by their pages, so that the others do not load its styles. */
type ArticlePageProps = {
  collection: CollectionName;
  id: string;
  /** The scenes of the product that articles show. */
  scenes?: Readonly<Record<string, ReactNode>>;
  /** A class for the text. */
  look?: string;
  /** The files of a version, below its notes. */
  Files?: Drawn<{ version: string }>;
  /** The call to act, before what else may be read. */
  Call?: Drawn<{ article: { tags: string[] } }>;
  /** What stands below the article. */
  children?: ReactNode;
};

/** An article. Where the reader's language does not have it, it stands in English and says so. */
export async function ArticlePage({ collection, id, scenes, look, Files, Call, children }: ArticlePageProps) {
  const locale = await currentLocale();
  const t = await getTranslations();
  const label = await taxonomyMessages(locale);
  const article = await getArticle(collection, id, locale);
  const { category, tags, version, author } = article;
  const language = foreignLanguage(article.locale, locale);
  const journal = collection === 'blog' || collection === 'news' ? collection : null;
  const list = category !== undefined && journal ? { collection: journal, category } : null;
  const between = list ? [{ label: label(list.category), path: listPath(list) }] : [];
  const crumbs = breadcrumbs(locale, article.path, article.title, between);
  const data = [
    articleData(locale, collection, article, author && t(`articles.authors.${author}`)),
    collection === 'helps' ? howTo(locale, article) : null,
    breadcrumbList(crumbs),
  ];
  const hasCode = article.html.includes('<pre');
  const isPictured = pictured.has(collection);
  return (
    <PageLayout path={article.path}>
      {/* All that needs no script is told once: the question below is the only part that does. */}
      <div data-dedupe="">
        {await draftBar(collection, article.id)}
        <Breadcrumbs crumbs={crumbs} label={t('shell.breadcrumb')} />
        <div className={styles.frame}>
          <div className={styles.lists}>
            <ArticleSidebar locale={locale} collection={collection} article={article} />
            <OnThisPage headings={article.headings} language={language} />
          </div>
          <article className={styles.article}>
            <ArticleHead locale={locale} article={article} isSample={sampled.has(collection)} isPictured={isPictured} />
            <ArticleText
              path={article.path}
              html={article.html}
              scenes={scenes}
              look={look}
              language={language}
              copy={hasCode ? t('parts.copyCode') : undefined}
              copied={hasCode ? t('parts.copied') : undefined}
            />
            {article.html.includes('data-tabs') ? <script dangerouslySetInnerHTML={{ __html: codeTabScript }} /> : null}
            {version && Files ? <Files locale={locale} version={version} /> : null}
            {journal ? (
              <footer className={styles.end}>
                {list && tags.length > 0 ? (
                  <p className={styles.tags}>
                    <strong>{t('articles.tags')}</strong>
                    {tags.map((tag) => (
                      <a key={tag} href={linkPath(locale, listPath({ ...list, tag }))}>
                        {label(tag)}
                      </a>
                    ))}
                  </p>
                ) : null}
                <ShareLinks locale={locale} path={article.path} title={article.title} />
                <FeedLink locale={locale} collection={journal} />
              </footer>
            ) : null}
          </article>
        </div>
        {isPictured ? null : (
          <div className={styles.after}>
            <PrevNext locale={locale} collection={collection} id={article.id} />
          </div>
        )}
      </div>
      {voted.has(collection) ? (
        <div className={styles.after}>
          <div>
            <HelpfulVote path={article.path} />
            <SupportCta locale={locale} />
          </div>
        </div>
      ) : null}
      <div data-dedupe="">
        {Call ? <Call locale={locale} article={article} /> : null}
        {isPictured ? <RelatedArticles locale={locale} collection={collection} article={article} /> : null}
        <div className={styles.after}>
          <RelatedUseCases
            heading={t('parts.usedFor')}
            links={solutionsWith(locale, `${collection}/${article.id}`)}
            locale={locale}
          />
        </div>
        {children}
        <JsonLd data={data.filter((one) => one !== null)} />
      </div>
    </PageLayout>
  );
}
