import 'server-only';
import { shownArticles } from '@/lib/content/article-lists';
import { getArticleTitle } from '@/lib/pages/articles';
import { contentIndex } from '@/lib/content/content-index';
import { copyAt, copyOf } from '@/lib/pages/copy-of';
import { coverOf } from '@/lib/pages/cover-of';
import { withoutJoins } from '@/lib/i18n/line-joins';
import { listWords } from '@/lib/rendering/list-words';
import { pageCopy } from '@/lib/content/page-copy';
import type { LocaleCode } from '@/lib/i18n/locales';
import { absoluteUrl, pageVersions } from '@/lib/pages/page-versions';
import type { PagePath } from '@/lib/i18n/paths';
import { articleAt } from '@/lib/routes/article-path';
import { listAt } from '@/lib/routes/list-path';
import { matchRoute, type RouteMatch } from '@/lib/routes/match';
import type { RouteMeta } from '@/lib/routes/route-table';
import { sectionPath } from '@/lib/routes/section-path';
import type { PictureText } from '@/lib/share-pictures/draw';
import { site } from '@/lib/settings/site';

/** What a page is called, without the site's name. */
async function titleOf(locale: LocaleCode, path: PagePath, match: RouteMatch): Promise<string> {
  const copy = copyOf(path);
  if (copy) return pageCopy(locale, copy.kind, copy.id).title;
  const article = articleAt(match);
  if (article) return getArticleTitle(article.collection, article.id, locale);
  const list = listAt(match);
  if (!list) throw new Error(`The page ${path} has no title.`);
  return (await listWords(list, locale, shownArticles(contentIndex(), list.collection, locale, list).length)).title;
}

/** The section that stands above the title; pages that belong to none, and the sections themselves, have none. */
function kickerOf(locale: LocaleCode, path: PagePath, { section }: RouteMeta): string | null {
  const root = sectionPath(section);
  return root === null || path === root ? null : copyAt(locale, root).name;
}

/** What the picture of a page says; null where a locale has no page of its own that is to be found and shared. */
export async function pictureText(locale: LocaleCode, path: PagePath): Promise<PictureText | null> {
  const match = matchRoute(path);
  if (!match || !pageVersions(path).some((version) => version.locale === locale)) return null;
  return {
    locale,
    title: withoutJoins(await titleOf(locale, path, match)),
    kicker: withoutJoins(kickerOf(locale, path, match.route) ?? '') || null,
    brand: site.name,
    host: new URL(absoluteUrl(locale, path)).host,
    cover: coverOf(path),
  };
}
