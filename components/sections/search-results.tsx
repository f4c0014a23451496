import { getTranslations } from 'next-intl/server';
import { LanguageTag } from '@/components/sections/language-tag';
import { copyAt } from '@/lib/pages/copy-of';
import { foreignLanguage, type LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/paths';
import { isFeatureId, isTopicId } from '@/lib/routes/catalogue';
import { matchRoute } from '@/lib/routes/match';
import { sectionPath } from '@/lib/routes/section-path';
import type { TextPiece } from '@/lib/search/marked-text';
import type { SearchHit } from '@/lib/search/search';
import styles from './search-results.module.css';

function Marked({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, isMatch }, i) => (isMatch ? <mark key={i}>{text}</mark> : text));
}

/** What was found, each with what kind of page it is and the heading that it leads to. */
export async function SearchResults({ locale, hits }: { locale: LocaleCode; hits: readonly SearchHit[] }) {
  const t = await getTranslations();
  const kindOf = (path: PagePath): string => {
    const match = matchRoute(path);
    const section = match && sectionPath(match.route.section);
    if (section) return copyAt(locale, section).name;
    if (match?.id !== 'html') return t('parts.searchPage');
    if (isTopicId(match.params.html)) return t('shell.nav.learn');
    return isFeatureId(match.params.html) ? t('shell.nav.features') : t('shell.footer.legal');
  };
  return (
    <ol className={styles.results}>
      {hits.map(({ path, anchor, locale: written, title, heading, excerpt }) => (
        <li className={styles.result} key={path} lang={foreignLanguage(written, locale)}>
          <p className={styles.kind}>
            {kindOf(path as PagePath)} <LanguageTag written={written} reader={locale} />
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
