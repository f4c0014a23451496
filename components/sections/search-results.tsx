import { getTranslations } from 'next-intl/server';
import { LanguageBadge } from '@/components/sections/language-badge';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { foreignLanguage, type LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/locale-paths';
import { isFeatureId, isTopicId } from '@/lib/urls/catalogue';
import { matchRoute } from '@/lib/urls/match';
import { sectionPath } from '@/lib/urls/section-path';
import type { TextPiece } from '@/lib/search/highlight';
import type { SearchHit } from '@/lib/search/search';
import styles from './search-results.module.css';

function Marked({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, isMatch }, i) => (isMatch ? <mark key={i}>{text}</mark> : text));
}

/** Search results, each with its category and the heading that it links to. */
export async function SearchResults({ locale, hits }: { locale: LocaleCode; hits: readonly SearchHit[] }) {
  const t = await getTranslations();
  const kindOf = (path: PagePath): string => {
    const match = matchRoute(path);
    const section = match && sectionPath(match.route.section);
    if (section) return pageCopyAt(locale, section).name;
    if (match?.id !== 'html') return t('parts.searchPage');
    if (isTopicId(match.params.html)) return t('shell.nav.learn');
    return isFeatureId(match.params.html) ? t('shell.nav.features') : t('shell.footer.legal');
  };
  return (
    <ol className={styles.results}>
      {hits.map(({ path, anchor, locale: written, title, heading, excerpt }) => (
        <li className={styles.result} key={path} lang={foreignLanguage(written, locale)}>
          <p className={styles.kind}>
            {kindOf(path as PagePath)} <LanguageBadge written={written} reader={locale} />
          </p>
          <div className={styles.words}>
            <h2 className={styles.title}>
              <a href={linkPath(locale, path as PagePath) + (anchor ? `#${anchor}` : '')}>
                <Marked pieces={title} />
              </a>
            </h2>
            {heading ? (
              <p className={styles.heading}>
                <Marked pieces={heading} />
              </p>
            ) : null}
            <p className={styles.text}>
              <Marked pieces={excerpt} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
