import { contentIndex, type ContentIndex } from '@/lib/content/content-index';
import type { ArticleLink } from '@/lib/content/markdown';
import { defaultLocale, isPrefixed, type LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/paths';
import { absoluteUrl, servedLocales } from '@/lib/pages/page-versions';

/**
 * The address of a page for a reader of an article: their own language's, or the English one where theirs lacks it.
 * Unprefixed addresses speak Chinese to Chinese readers, so for them there is nothing to link to then.
 */
export function articleLink(reader: LocaleCode, target: PagePath, index: ContentIndex = contentIndex()): ArticleLink {
  const served = servedLocales(target, index);
  if (served.includes(reader)) return { kind: 'link', href: linkPath(reader, target) };
  if (!served.includes(defaultLocale)) return { kind: 'broken' };
  return isPrefixed(reader) ? { kind: 'link', href: linkPath(defaultLocale, target) } : { kind: 'unlinked' };
}

/** The same for whoever reads the article elsewhere: addresses under which pages always speak one language. */
export function absoluteArticleLink(reader: LocaleCode, target: PagePath, index = contentIndex()): ArticleLink {
  const served = servedLocales(target, index);
  const speaks = [reader, defaultLocale].find((locale) => served.includes(locale));
  return speaks ? { kind: 'link', href: absoluteUrl(speaks, target) } : { kind: 'broken' };
}
