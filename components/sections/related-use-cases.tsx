import { LanguageBadge } from '@/components/sections/language-badge';
import { langIfDifferent, type LocaleCode } from '@/lib/i18n/locales';
import type { RelatedLink } from '@/lib/pages/related-pages';
import styles from './related-use-cases.module.css';

type RelatedUseCasesProps = {
  heading: string;
  links: readonly RelatedLink[];
  /** The reader's language. */
  locale: LocaleCode;
};

/** Related use cases below an article, in one row; renders nothing if there are none. */
export function RelatedUseCases({ heading, links, locale }: RelatedUseCasesProps) {
  if (links.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="used-for">
      <h2 className={styles.heading} id="used-for">
        {heading}
      </h2>
      <ul className={styles.links}>
        {links.map(({ label, href, contentLocale = locale }) => (
          <li key={href}>
            <a href={href} lang={langIfDifferent(contentLocale, locale)}>
              {label} <LanguageBadge contentLocale={contentLocale} pageLocale={locale} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
