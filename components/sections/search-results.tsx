import { getTranslations } from 'next-intl/server';
import { LanguageTag } from '@/components/sections/language-tag';
import { Icon } from '@/components/ui/icon';
import { copyAt } from '@/lib/pages/copy-of';
import { pageLink } from '@/lib/pages/page-link';
import { foreignLanguage, languageOf, type LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/paths';
import { isFeatureId, isTopicId } from '@/lib/routes/catalogue';
import { matchRoute } from '@/lib/routes/match';
import { pathTo } from '@/lib/routes/path-to';
import { sectionPath } from '@/lib/routes/section-path';
import type { SearchResult } from '@/lib/search/site-search';
import type { TextPiece } from '@/lib/search/marked-text';
import styles from './search-results.module.css';

/** Where a visitor may start who has not found anything, or not asked yet. */
const starts = ['docs', 'helps', 'blog', 'faq', 'download', 'pricing'] as const;

type SearchResultsProps = { locale: LocaleCode; found: readonly SearchResult[]; isAsked: boolean };

function Marked({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, isMatch }, i) => (isMatch ? <mark key={i}>{text}</mark> : text));
}

/** What was found, each with what kind of page it is, and where else to look. */
export async function SearchResults({ locale, found, isAsked }: SearchResultsProps) {
  const t = await getTranslations();
  const kindOf = (path: PagePath): string => {
    const match = matchRoute(path);
    const section = match && sectionPath(match.route.section);
    if (section) return copyAt(locale, section).name;
    if (match?.id !== 'html') return t('parts.searchPage');
    if (isTopicId(match.params.html)) return t('shell.nav.learn');
    return isFeatureId(match.params.html) ? t('shell.nav.features') : t('shell.footer.legal');
  };
  const isEmpty = found.length === 0;
  return (
    <div className={isEmpty ? undefined : styles.found}>
      {isEmpty ? null : (
        <ul className={styles.results}>
          {found.map(({ path, locale: written, title, text }) => (
            <li className={styles.result} key={path}>
              <p className={styles.kind}>
                {kindOf(path)} <LanguageTag written={written} reader={locale} />
              </p>
              <h2 className={styles.title} lang={foreignLanguage(written, locale)}>
                <a href={linkPath(locale, path)}>
                  <Marked pieces={title} />
                </a>
              </h2>
              <p className={styles.text} lang={foreignLanguage(written, locale)}>
                <Marked pieces={text} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <nav className={styles.starts} aria-label={t('articles.start')}>
        {isEmpty && isAsked ? <p>{t('parts.searchTips')}</p> : null}
        <ul className={isEmpty ? styles.wide : undefined}>
          {starts.map((id) => {
            const { label, href } = pageLink(locale, pathTo(id));
            return (
              <li key={id} lang={languageOf(locale)}>
                <a href={href}>
                  {label}
                  <Icon name="arrow-right" size={18} />
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
}
