import { contentIndex, type ContentIndex } from '@/lib/content/content-index';
import type { ArticleLink } from '@/lib/content/markdown';
import { defaultLocale, isPrefixed, type LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/locale-paths';
import { absoluteUrl, servedLocales } from '@/lib/pages/locale-variants';

/**
 * Resolves a link in an article to the page in the reader's language, or in English if that language lacks the page.
 * Unprefixed paths are served in Chinese to Chinese readers, so in that case they get plain text instead of a link.
 */
function linkWith(toUrl: (locale: LocaleCode, target: PagePath) => string) {
  return (reader: LocaleCode, target: PagePath, index: ContentIndex = contentIndex()): ArticleLink => {
    const served = servedLocales(target, index);
    if (served.includes(reader)) return { kind: 'link', href: toUrl(reader, target) };
    if (!served.includes(defaultLocale)) return { kind: 'broken' };
    return isPrefixed(reader) ? { kind: 'link', href: toUrl(defaultLocale, target) } : { kind: 'unlinked' };
  };
}

/** Resolves links for articles shown on the site, as paths. */
export const articleLink = linkWith(linkPath);

/** Resolves links for articles read elsewhere (feeds, Markdown), as absolute URLs with a fixed language. */
export const absoluteArticleLink = linkWith(absoluteUrl);
