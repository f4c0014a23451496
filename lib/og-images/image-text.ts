import 'server-only';
import { shownArticles } from '@/lib/content/article-lists';
import { getArticleTitle } from '@/lib/pages/articles';
import { contentIndex } from '@/lib/content/content-index';
import { pageCopyAt, lookUpPageCopy } from '@/lib/pages/page-copy-lookup';
import { pageCover } from '@/lib/pages/page-cover';
import { withPlainSpaces } from '@/lib/i18n/no-break-spaces';
import { listMessages } from '@/lib/next-intl/list-messages';
import { pageCopy } from '@/lib/content/page-copy';
import type { LocaleCode } from '@/lib/i18n/locales';
import { absoluteUrl, localeVariants } from '@/lib/pages/locale-variants';
import type { PagePath } from '@/lib/i18n/locale-paths';
import { articleAt } from '@/lib/urls/article-path';
import { listAt } from '@/lib/urls/list-path';
import { matchRoute, type RouteMatch } from '@/lib/urls/match-route';
import type { RouteMeta } from '@/lib/urls/route-table';
import { sectionPath } from '@/lib/urls/path-to';
import type { ImageText } from '@/lib/og-images/render';
import { site } from '@/lib/config/site';

/** Returns the title of a page, without the site's name. */
async function titleOf(locale: LocaleCode, path: PagePath, match: RouteMatch): Promise<string> {
  const copy = lookUpPageCopy(path);
  if (copy) return pageCopy(locale, copy.kind, copy.id).title;
  const article = articleAt(match);
  if (article) return getArticleTitle(article.collection, article.id, locale);
  const list = listAt(match);
  if (!list) throw new Error(`No title found for ${path}. It is not a page with copy, an article or a list.`);
  return (await listMessages(list, locale, shownArticles(contentIndex(), list.collection, locale, list).length)).title;
}

/** Returns the section name above the title; null for section pages and pages outside a section. */
function kickerOf(locale: LocaleCode, path: PagePath, { section }: RouteMeta): string | null {
  const root = sectionPath(section);
  return root === null || path === root ? null : pageCopyAt(locale, root).name;
}

/** Returns the text of a page's image; null if the page has no indexable version in the locale. */
export async function imageText(locale: LocaleCode, path: PagePath): Promise<ImageText | null> {
  const match = matchRoute(path);
  if (!match || !localeVariants(path).some((variant) => variant.locale === locale)) return null;
  return {
    locale,
    title: withPlainSpaces(await titleOf(locale, path, match)),
    kicker: withPlainSpaces(kickerOf(locale, path, match.route) ?? '') || null,
    brand: site.name,
    host: new URL(absoluteUrl(locale, path)).host,
    cover: pageCover(path),
  };
}
