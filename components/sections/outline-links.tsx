import type { Article } from '@/lib/pages/articles';
import { foreignLanguage, type LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/paths';

/** The sections of an article on another page, each with the way to it. @param counted tells how long their lists are */
export function OutlineLinks({
  locale,
  article,
  counted,
}: {
  locale: LocaleCode;
  article: Article;
  counted?: boolean;
}) {
  const sections = article.headings.filter(({ level }) => level === 2);
  const shown = sections.length > 0 ? sections : article.headings;
  const language = foreignLanguage(article.locale, locale);
  return (
    <ul lang={language}>
      {shown.map(({ id, text, entries }) => (
        <li key={id}>
          <a href={`${linkPath(locale, article.path)}#${id}`}>{text}</a>
          {counted && entries > 0 ? <span>{entries}</span> : null}
        </li>
      ))}
    </ul>
  );
}
