import { getTranslations } from 'next-intl/server';
import { LanguageBadge } from '@/components/sections/language-badge';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { foreignLanguage, type LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/locale-paths';
import { isFeatureId, isTopicId } from '@/lib/urls/catalog';
import { matchRoute } from '@/lib/urls/match';
import { sectionPath } from '@/lib/urls/section-path';
import type { TextSegment } from '@/lib/search/highlight';
import type { SearchHit } from '@/lib/search/search';
import styles from './search-results.module.css';

function Highlighted({ segments }: { segments: readonly TextSegment[] }) {
  return segments.map(({ text, isMatch }, i) => (isMatch ? <mark key={i}>{text}</mark> : text));
}

/** Search results, each with its category and the heading that it links to. */
export async function SearchResults({ locale, hits }: { locale: LocaleCode; hits: readonly SearchHit[] }) {
  const t = await getTranslations();
  const categoryName = (path: PagePath): string => {
    const match = matchRoute(path);
    const section = match && sectionPath(match.route.section);
    if (section) return pageCopyAt(locale, section).name;
    if (match?.id !== 'html') return t('common.searchPage');
    if (isTopicId(match.params.html)) return t('shell.nav.learn');
    return isFeatureId(match.params.html) ? t('shell.nav.features') : t('shell.footer.legal');
  };
  return (
    <ol className={styles.results}>
      {hits.map(({ path, anchor, locale: contentLocale, title, heading, excerpt }) => (
        <li className={styles.result} key={path} lang={foreignLanguage(contentLocale, locale)}>
          <p className={styles.kind}>
            {categoryName(path as PagePath)} <LanguageBadge contentLocale={contentLocale} pageLocale={locale} />
          </p>
          <div className={styles.content}>
            <h2 className={styles.title}>
              <a href={linkPath(locale, path as PagePath) + (anchor ? `#${anchor}` : '')}>
                <Highlighted segments={title} />
              </a>
            </h2>
            {heading ? (
              <p className={styles.heading}>
                <Highlighted segments={heading} />
              </p>
            ) : null}
            <p className={styles.text}>
              <Highlighted segments={excerpt} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
