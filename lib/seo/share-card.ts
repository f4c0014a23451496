import 'server-only';
import { findArticle, shownArticles, shownLocale } from '@/lib/content/article-lists';
import { contentIndex } from '@/lib/content/content-index';
import { pageCopy } from '@/lib/content/page-copy';
import { withPlainSpaces } from '@/lib/i18n/no-break-spaces';
import type { PagePath } from '@/lib/i18n/locale-paths';
import type { LocaleCode } from '@/lib/i18n/locales';
import { listMessages } from '@/lib/next-intl/list-messages';
import { imageText } from '@/lib/og-images/image-text';
import type { ImageText } from '@/lib/og-images/render';
import { summarizeArticle } from '@/lib/pages/articles';
import { translatedLocales } from '@/lib/pages/locale-variants';
import { lookUpPageCopy } from '@/lib/pages/page-copy-lookup';
import { fullTitle } from '@/lib/seo/page-title';
import { articleAt } from '@/lib/urls/article-path';
import { listAt } from '@/lib/urls/list-path';
import { matchRoute } from '@/lib/urls/match-route';

/** The card that other sites show where a page is shared. */
export type ShareCard = {
  title: string;
  description: string;
  /** Null if the page has no image. */
  image: ImageText | null;
};

async function texts(locale: LocaleCode, path: PagePath): Promise<{ title: string; description: string } | null> {
  const copy = lookUpPageCopy(path);
  if (copy) return pageCopy(locale, copy.kind, copy.id);
  const match = matchRoute(path);
  if (!match) return null;
  const index = contentIndex();
  const article = articleAt(match);
  const metadata = article && findArticle(index, article.collection, article.id);
  if (article && metadata) return summarizeArticle(article.collection, metadata, locale);
  const list = listAt(match);
  return list && listMessages(list, locale, shownArticles(index, list.collection, locale, list).length);
}

/** Returns title, description and image of a page as its head has them; null if there is no such page. */
export async function shareCard(locale: LocaleCode, path: PagePath): Promise<ShareCard | null> {
  const found = await texts(locale, path);
  if (!found) return null;
  return {
    title: fullTitle(withPlainSpaces(found.title)),
    description: withPlainSpaces(found.description),
    image: await imageText(shownLocale(translatedLocales(path), locale), path),
  };
}
