import { contentIndex, type ContentIndex } from '@/lib/content/content-index';
import type { ArticleLink } from '@/lib/content/markdown';
import { defaultLocale, isPrefixed, type LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/paths';
import { absoluteUrl, servedLocales } from '@/lib/pages/locale-variants';

/**
 * Where a link of an article leads: to the reader's own language, or to English where theirs lacks the page.
 * Unprefixed addresses speak Chinese to Chinese readers, so for them there is nothing to link to then.
 */
function linkWith(addressIn: (locale: LocaleCode, target: PagePath) => string) {
  return (reader: LocaleCode, target: PagePath, index: ContentIndex = contentIndex()): ArticleLink => {
    const served = servedLocales(target, index);
    if (served.includes(reader)) return { kind: 'link', href: addressIn(reader, target) };
    if (!served.includes(defaultLocale)) return { kind: 'broken' };
    return isPrefixed(reader) ? { kind: 'link', href: addressIn(defaultLocale, target) } : { kind: 'unlinked' };
  };
}

/** The link for who reads the article on the site. */
export const articleLink = linkWith(linkPath);

/** The link for whoever reads the article elsewhere: addresses under which pages always speak one language. */
export const absoluteArticleLink = linkWith(absoluteUrl);
