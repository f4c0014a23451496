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
import { articleSolutions } from '@/lib/pages/related-pages';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { taxonomyMessages } from '@/lib/next-intl/taxonomy-messages';
import { langIfDifferent, type LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/locale-paths';
import type { CollectionName } from '@/lib/urls/route-table';
import { breadcrumbs } from '@/lib/pages/breadcrumbs';
import { codeTabScript } from '@/lib/contract/code-tab';
import { articleJsonLd, breadcrumbList, howTo } from '@/lib/seo/json-ld';
import { ogImage, pageMetadata } from '@/lib/seo/metadata';
import styles from './article-page.module.css';

/** Collections whose articles show their covers at the top. */
const collectionsWithCover: ReadonlySet<CollectionName> = new Set(['blog', 'news', 'partner']);

/** Collections whose pages ask whether the article was helpful. */
const collectionsWithVote: ReadonlySet<CollectionName> = new Set(['helps', 'docs']);

export async function articleMetadata(collection: CollectionName, id: string): Promise<Metadata> {
  const locale = await currentLocale();
  const { title, description, date, updated } = await getSummary(collection, id, locale);
  const article = collection === 'legal' ? undefined : { published: date, modified: updated };
  return pageMetadata({ locale, path: articlePath(collection, id), title, description, article });
}

/** Hints for editors in development; the condition is compiled away in production builds. */
async function renderDraftBar(collection: CollectionName, id: string): Promise<ReactNode> {
  if (process.env.NODE_ENV === 'development') {
    const { DraftBar } = await import('./draft-bar');
    return <DraftBar collection={collection} id={id} />;
  }
  return null;
}

type ArticleSlot<Props> = (props: { locale: LocaleCode } & Props) => ReactNode;

/** Pages pass in parts that only some collections have, so that others do not load their styles. */
type ArticlePageProps = {
  collection: CollectionName;
  id: string;
  /** Product mockups that articles show. */
  mockups?: Readonly<Record<string, ReactNode>>;
  /** Class for the text. */
  className?: string;
  /** Downloads of a version, below its release notes. */
  Downloads?: ArticleSlot<{ version: string }>;
  /** Call to action, above related content. */
  Cta?: ArticleSlot<{ article: { tags: string[] } }>;
  /** Content below the article. */
  children?: ReactNode;
};

/** An article. If it is not translated, it is shown in English with a note. */
export async function ArticlePage({ collection, id, mockups, className, Downloads, Cta, children }: ArticlePageProps) {
  const locale = await currentLocale();
  const t = await getTranslations();
  const label = await taxonomyMessages(locale);
  const article = await getArticle(collection, id, locale);
  const { category, tags, version, author } = article;
  const language = langIfDifferent(article.locale, locale);
  const feedCollection = collection === 'blog' || collection === 'news' ? collection : null;
  const list = category !== undefined && feedCollection ? { collection: feedCollection, category } : null;
  const intermediateCrumbs = list ? [{ label: label(list.category), path: listPath(list) }] : [];
  const crumbs = breadcrumbs(locale, article.path, article.title, intermediateCrumbs, language);
  const image = await ogImage(locale, article.path);
  const data = [
    articleJsonLd(locale, collection, article, author && t(`articles.authors.${author}`), image?.url),
    collection === 'helps' ? howTo(locale, article) : null,
    breadcrumbList(crumbs),
  ];
  const hasCode = article.html.includes('<pre');
  const hasCover = collectionsWithCover.has(collection);
  return (
    <PageLayout path={article.path}>
      {/* Static content is deduplicated; only the question below needs scripts. */}
      <div data-dedupe="">
        {await renderDraftBar(collection, article.id)}
        <Breadcrumbs crumbs={crumbs} label={t('shell.breadcrumb')} />
        <div className={styles.frame}>
          <div className={styles.asides}>
            <ArticleSidebar locale={locale} collection={collection} article={article} />
            <OnThisPage headings={article.headings} language={language} />
          </div>
          <article className={styles.article}>
            <ArticleHead locale={locale} article={article} hasCover={hasCover} />
            <ArticleText
              html={article.html}
              mockup={article.mockup && mockups?.[article.mockup]}
              className={className}
              language={language}
              copyLabel={hasCode ? t('common.copyCode') : undefined}
              copiedLabel={hasCode ? t('common.copied') : undefined}
            />
            {article.html.includes('data-tabs') ? <script dangerouslySetInnerHTML={{ __html: codeTabScript }} /> : null}
            {version && Downloads ? <Downloads locale={locale} version={version} /> : null}
            {feedCollection ? (
              <footer className={styles.footer}>
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
                <FeedLink locale={locale} collection={feedCollection} />
              </footer>
            ) : null}
          </article>
        </div>
        {hasCover ? null : (
          <div className={styles.belowArticle}>
            <PrevNext locale={locale} collection={collection} id={article.id} />
          </div>
        )}
      </div>
      {collectionsWithVote.has(collection) ? (
        <div className={styles.belowArticle}>
          <div>
            <HelpfulVote path={article.path} />
            <SupportCta locale={locale} />
          </div>
        </div>
      ) : null}
      <div data-dedupe="">
        {Cta ? <Cta locale={locale} article={article} /> : null}
        {hasCover ? <RelatedArticles locale={locale} collection={collection} article={article} /> : null}
        <div className={styles.belowArticle}>
          <RelatedUseCases
            heading={t('common.relatedUseCases')}
            links={articleSolutions(locale, article)}
            locale={locale}
          />
        </div>
        {children}
        <JsonLd data={data.filter((entry) => entry !== null)} />
      </div>
    </PageLayout>
  );
}
