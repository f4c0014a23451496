import type { ArticlePlacement } from '@/lib/content/article-placement';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/locale-paths';
import { summarizeArticle } from '@/lib/pages/articles';
import { docsHref } from '@/lib/pages/navigation';
import { pageLink } from '@/lib/pages/page-copy-lookup';
import { servedLocales } from '@/lib/pages/locale-variants';
import { relatedArticles } from '@/lib/pages/related-articles';
import { alternativeIds, type AlternativeId } from '@/lib/urls/alternatives';
import type { FeatureId, ToolId, TopicId } from '@/lib/urls/catalog';
import { findSolution, solutions, type Solution, type SolutionId } from '@/lib/urls/solutions';
import { pathTo } from '@/lib/urls/path-to';

/**
 * Links from solutions to related pages and back. Solutions name their pages in content/solutions.json;
 * articles name solutions in their front matter.
 */

/** A link, and the language of its label if that may differ from the reader's. */
export type RelatedLink = { label: string; href: string; contentLocale?: LocaleCode };

/** Returns links to the articles of a page. */
const articleLinks = (locale: LocaleCode, page: PagePath): Promise<RelatedLink[]> =>
  Promise.all(
    relatedArticles(page).map(async ({ collection, metadata }) => {
      const { title, path, locale: contentLocale } = await summarizeArticle(collection, metadata, locale);
      const href = collection === 'docs' ? docsHref(locale, metadata.id) : linkPath(locale, path);
      return { label: title, href, contentLocale };
    }),
  );

/** The features, topics and articles related to a solution. */
export async function relatedToSolution(locale: LocaleCode, id: SolutionId): Promise<RelatedLink[]> {
  const links = (findSolution(id)?.pages ?? []).map((html) => pageLink(locale, pathTo('html', { html })));
  return [...links, ...(await articleLinks(locale, pathTo('solution', { id })))];
}

const solutionLinks = (
  locale: LocaleCode,
  isIncluded: (solution: Solution, path: PagePath) => boolean,
): RelatedLink[] =>
  solutions()
    .map((solution) => ({ solution, path: pathTo('solution', { id: solution.id }) }))
    .filter(({ solution, path }) => isIncluded(solution, path) && solution.locales.includes(locale))
    .map(({ path }) => pageLink(locale, path));

/** The solutions, offered in a locale, whose pages link to a feature or topic. */
export function solutionsLinkingTo(locale: LocaleCode, target: FeatureId | TopicId): RelatedLink[] {
  return solutionLinks(locale, ({ pages }) => pages.includes(target));
}

/** The solutions, offered in a locale, whose pages link to an article. */
export function articleSolutions(locale: LocaleCode, { related = {} }: ArticlePlacement): RelatedLink[] {
  return solutionLinks(locale, (_, path) => path in related);
}

/** Pages that explain what a tool is about; articles name the tool in their front matter. */
const toolReading: Readonly<Record<ToolId, readonly PagePath[]>> = {
  'cookie-converter': [pathTo('html', { html: 'multi-profiles-management' }), pathTo('html', { html: 'local-api' })],
  'proxy-format': [pathTo('html', { html: 'proxies' })],
  'user-agent': [pathTo('html', { html: 'browser-fingerprint' })],
  'utm-link': [pathTo('referral-program'), pathTo('partner-plan')],
  'two-factor-code': [pathTo('html', { html: 'security' }), pathTo('html', { html: 'teamwork' })],
  'fingerprint-check': [
    pathTo('html', { html: 'browser-fingerprint' }),
    pathTo('html', { html: 'antidetect-browser' }),
  ],
  'leak-test': [pathTo('html', { html: 'proxies' }), pathTo('html', { html: 'browser-fingerprint' })],
};

/** Further reading on a tool's page. */
export async function relatedToTool(locale: LocaleCode, id: ToolId): Promise<RelatedLink[]> {
  const articles = await articleLinks(locale, pathTo('html', { html: id }));
  return [...toolReading[id].map((path) => pageLink(locale, path)), ...articles];
}

/** Further reading on an alternative's page: topics, the articles of all alternatives, and the other comparisons. */
export async function relatedToAlternative(locale: LocaleCode, id: AlternativeId): Promise<RelatedLink[]> {
  const otherPaths = alternativeIds()
    .filter((alternative) => alternative !== id)
    .map((alternative) => pathTo('alternative', { id: alternative }));
  return [
    ...(['antidetect-browser', 'security'] as const).map((html) => pageLink(locale, pathTo('html', { html }))),
    ...(await articleLinks(locale, pathTo('alternatives'))),
    ...otherPaths.filter((path) => servedLocales(path).includes(locale)).map((path) => pageLink(locale, path)),
  ];
}
