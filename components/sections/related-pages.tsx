import { LanguageBadge } from '@/components/sections/language-badge';
import { LinkList } from '@/components/sections/link-list';
import { Section } from '@/components/sections/section';
import { langIfDifferent, type LocaleCode } from '@/lib/i18n/locales';
import type { RelatedLink } from '@/lib/pages/related-pages';

type RelatedPagesProps = {
  heading: string;
  links: readonly RelatedLink[];
  /** The reader's language. */
  locale: LocaleCode;
};

/** Links to related pages; renders nothing if there are none. */
export function RelatedPages({ heading, links, locale }: RelatedPagesProps) {
  if (links.length === 0) return null;
  return (
    <Section heading={heading} layout="split">
      <LinkList
        links={links.map(({ label, href, contentLocale = locale }) => ({
          label,
          href,
          language: langIfDifferent(contentLocale, locale),
          tag: <LanguageBadge contentLocale={contentLocale} pageLocale={locale} />,
        }))}
      />
    </Section>
  );
}
