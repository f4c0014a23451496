import { findArticle } from '@/lib/content/article-lists';
import { contentIndex } from '@/lib/content/content-index';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/locale-paths';
import { summarizeArticle } from '@/lib/pages/articles';
import { docsHref } from '@/lib/pages/navigation';
import { pageLink } from '@/lib/pages/page-link';
import { servedLocales } from '@/lib/pages/locale-variants';
import { solutionLayouts, type ArticlePath } from '@/lib/pages/solution-layouts';
import {
  alternativeIds,
  solutionIds,
  type AlternativeId,
  type FeatureId,
  type SolutionId,
  type TopicId,
} from '@/lib/urls/catalog';
import { pathTo } from '@/lib/urls/path-to';
import { collectionNames } from '@/lib/urls/route-table';

/** Links from solutions to related pages and back; both directions are read from lib/pages/solution-layouts.ts. */

/** A link, and the language of its label if that may differ from the reader's. */
export type RelatedLink = { label: string; href: string; contentLocale?: LocaleCode };

/** Returns a link to an article; none if it does not exist. */
async function articleLinks(locale: LocaleCode, articlePath: ArticlePath): Promise<RelatedLink[]> {
  const [folder, id = ''] = articlePath.split('/');
  const collection = collectionNames.find((collectionName) => collectionName === folder);
  const metadata = collection && findArticle(contentIndex(), collection, id);
  if (!collection || !metadata) return [];
  const { title, path, locale: contentLocale } = await summarizeArticle(collection, metadata, locale);
  return [{ label: title, href: collection === 'docs' ? docsHref(locale, id) : linkPath(locale, path), contentLocale }];
}

/** The features, topics and articles that belong to a solution. */
export async function relatedToSolution(locale: LocaleCode, id: SolutionId): Promise<RelatedLink[]> {
  const { pages, articles } = solutionLayouts[id];
  const links = pages.map((html) => pageLink(locale, pathTo('html', { html })));
  return [...links, ...(await Promise.all(articles.map((name) => articleLinks(locale, name)))).flat()];
}

/** The solutions, offered in a locale, whose pages link to a feature, topic or article. */
export function solutionsLinkingTo(locale: LocaleCode, target: FeatureId | TopicId | ArticlePath): RelatedLink[] {
  return solutionIds
    .filter((id) => {
      const { pages, articles } = solutionLayouts[id];
      return [...pages, ...articles].some((name) => name === target);
    })
    .map((id) => pathTo('solution', { id }))
    .filter((path) => servedLocales(path).includes(locale))
    .map((path) => pageLink(locale, path));
}

/** Further reading on an alternative's page: topics, how to import cookies, and the other comparisons. */
export async function relatedToAlternative(locale: LocaleCode, id: AlternativeId): Promise<RelatedLink[]> {
  const otherPaths = alternativeIds
    .filter((alternative) => alternative !== id)
    .map((alternative) => pathTo('alternative', { id: alternative }));
  return [
    ...(['antidetect-browser', 'security'] as const).map((html) => pageLink(locale, pathTo('html', { html }))),
    ...(await articleLinks(locale, 'helps/import-cookies')),
    ...otherPaths.filter((path) => servedLocales(path).includes(locale)).map((path) => pageLink(locale, path)),
  ];
}
