import type { Article } from '@/lib/pages/articles';
import { foreignLanguage, type LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/locale-paths';

/** The sections of an article as links, for use on another page. */
export function SectionLinks({ locale, article }: { locale: LocaleCode; article: Article }) {
  const sections = article.headings.filter(({ level }) => level === 2);
  const visibleHeadings = sections.length > 0 ? sections : article.headings;
  const language = foreignLanguage(article.locale, locale);
  return (
    <ul lang={language}>
      {visibleHeadings.map(({ id, text }) => (
        <li key={id}>
          <a href={`${linkPath(locale, article.path)}#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
