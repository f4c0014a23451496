import { getTranslations } from 'next-intl/server';
import { CtaButtons } from '@/components/sections/cta-buttons';
import { HeadingText } from '@/components/sections/heading-text';
import type { ArticleMetadata } from '@/lib/content/content-index';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/locale-paths';
import { articleCta } from '@/lib/pages/article-cta';
import { pathTo } from '@/lib/urls/path-to';
import { getTranslatorWithFallback } from '@/lib/next-intl/translator-with-fallback';
import { langProps, textProps } from '@/lib/i18n/element-text';
import styles from './article-cta.module.css';

type ArticleCtaProps = { locale: LocaleCode; article: Pick<ArticleMetadata, 'tags'> };

/** Call to action below an article: the related part of the product, or how to get started. */
export async function ArticleCta({ locale, article }: ArticleCtaProps) {
  const t = await getTranslations();
  const texts = await getTranslatorWithFallback('common.closingCta');
  const topicCta = articleCta(article);
  const download = { label: t('common.download'), href: linkPath(locale, pathTo('download')) };
  const pricing = { label: t('common.closingCta.pricing'), href: linkPath(locale, pathTo('pricing')) };
  const copy = topicCta
    ? {
        heading: t(`articles.cta.${topicCta.topic}.heading`),
        text: t(`articles.cta.${topicCta.topic}.text`),
        actions: [
          { label: t(`articles.cta.${topicCta.topic}.button`), href: linkPath(locale, topicCta.path) },
          download,
        ],
      }
    : { heading: texts('heading'), text: texts('text'), actions: [download, pricing] };
  return (
    <section className={styles.cta} aria-labelledby="article-cta">
      <div>
        <h2 className={styles.heading} id="article-cta" {...langProps(copy.heading)}>
          <HeadingText text={copy.heading} />
        </h2>
        <p className={styles.text} {...textProps(copy.text)} />
      </div>
      <CtaButtons actions={copy.actions} />
    </section>
  );
}
