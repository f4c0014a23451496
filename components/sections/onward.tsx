import { getTranslations } from 'next-intl/server';
import { Actions } from '@/components/sections/actions';
import type { ArticleFacts } from '@/lib/content/content-index';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/paths';
import { onwardFrom } from '@/lib/pages/onward';
import { pathTo } from '@/lib/routes/path-to';
import styles from './onward.module.css';

type OnwardProps = { locale: LocaleCode; article: Pick<ArticleFacts, 'tags'> };

/** A band below an article: the part of the product that it is about, or how to begin. */
export async function Onward({ locale, article }: OnwardProps) {
  const t = await getTranslations();
  const onward = onwardFrom(article);
  const download = { label: t('parts.download'), href: linkPath(locale, pathTo('download')) };
  const pricing = { label: t('parts.closing.pricing'), href: linkPath(locale, pathTo('pricing')) };
  const words = onward
    ? {
        heading: t(`articles.onward.${onward.topic}.heading`),
        text: t(`articles.onward.${onward.topic}.text`),
        actions: [
          { label: t(`articles.onward.${onward.topic}.button`), href: linkPath(locale, onward.path) },
          download,
        ],
      }
    : { heading: t('parts.closing.heading'), text: t('parts.closing.text'), actions: [download, pricing] };
  return (
    <section className={styles.band} aria-labelledby="onward">
      <div>
        <h2 className={styles.heading} id="onward">
          {words.heading}
        </h2>
        <p className={styles.text}>{words.text}</p>
      </div>
      <Actions actions={words.actions} />
    </section>
  );
}
