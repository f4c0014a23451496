import { contentIndex } from '@/lib/content/content-index';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/locale-paths';
import { pageLink } from '@/lib/pages/page-copy-lookup';
import { servedLocales } from '@/lib/pages/locale-variants';
import { alternativeIds } from '@/lib/urls/alternatives';
import { featureIds, topicIds, type FeatureId, type TopicId } from '@/lib/urls/catalog';
import { solutionIds, type SolutionId } from '@/lib/urls/solutions';
import { docsPath, externalDocsUrl } from '@/lib/urls/docs-map';
import { pathTo } from '@/lib/urls/path-to';
import type { FixedRouteId } from '@/lib/urls/route-table';
import { site } from '@/lib/config/site';

/** Localized links of header, footer and index pages. */

export type NavLink<Id extends string = string> = { id: Id; label: string; href: string };

/** A link labeled with the page's name; empty if the locale lacks the page. */
function pageLinks<Id extends string>(locale: LocaleCode, id: Id, path: PagePath): NavLink<Id>[] {
  return servedLocales(path).includes(locale) ? [{ id, ...pageLink(locale, path) }] : [];
}

const fixedLinks = <Id extends FixedRouteId>(locale: LocaleCode, ids: readonly Id[]): NavLink<Id>[] =>
  ids.flatMap((id) => pageLinks(locale, id, pathTo<FixedRouteId>(id)));

export const solutionLinks = (locale: LocaleCode, ids: readonly SolutionId[]): NavLink<SolutionId>[] =>
  ids.flatMap((id) => pageLinks(locale, id, pathTo('solution', { id })));

export const featureLinks = (locale: LocaleCode): NavLink<FeatureId>[] =>
  featureIds.flatMap((html) => pageLinks(locale, html, pathTo('html', { html })));

export const topicLinks = (locale: LocaleCode): NavLink<TopicId>[] =>
  topicIds.flatMap((html) => pageLinks(locale, html, pathTo('html', { html })));

export const solutionUseCaseLinks = (locale: LocaleCode): NavLink<SolutionId>[] =>
  solutionLinks(locale, solutionIds('useCase'));

export const platformLinks = (locale: LocaleCode): NavLink<SolutionId>[] =>
  solutionLinks(locale, solutionIds('platform'));

export const alternativeLinks = (locale: LocaleCode): NavLink[] =>
  alternativeIds().flatMap((id) => pageLinks(locale, id, pathTo('alternative', { id })));

export const productLinks = (locale: LocaleCode) => fixedLinks(locale, ['download', 'pricing', 'release']);

/** The names of operating systems are the same in every language. */
export const downloadLinks = (locale: LocaleCode): NavLink[] =>
  ['Windows', 'macOS', 'Linux'].map((name) => ({ id: name, label: name, href: linkPath(locale, pathTo('download')) }));

export const companyLinks = (locale: LocaleCode): NavLink[] =>
  fixedLinks(locale, ['partner', 'partner-plan', 'referral-program', 'about-us', 'pre-sales', 'links']);

/** Keys of the navigation labels, which next-intl resolves. */
export type NavLabelKey =
  'preSales' | 'blog' | 'partner' | 'proxy' | 'chatGroup' | 'help' | 'video' | 'aboutUs' | 'news';

/** The URL of a documentation page: a path on this site, or below `DOCS_URL` if that is set. */
export function docsHref(locale: LocaleCode, slug: string): string {
  return site.docsUrl ? externalDocsUrl(site.docsUrl, locale, slug) : linkPath(locale, docsPath(slug));
}

function docsLink(locale: LocaleCode): NavLink<'docs'> {
  return { id: 'docs', label: pageLink(locale, pathTo('docs')).label, href: docsHref(locale, '') };
}

type NavEntry = [key: NavLabelKey, href: string | undefined];

function labelLinks(getLabel: (key: NavLabelKey) => string, entries: readonly NavEntry[]): NavLink<NavLabelKey>[] {
  return entries.flatMap(([key, href]) => (href ? { id: key, label: getLabel(key), href } : []));
}

/**
 * Links of the header's resources menu; videos are left out if no URL is set, and proxies if there is no article about
 * them.
 */
export function resourceLinks(
  locale: LocaleCode,
  getLabel: (key: NavLabelKey) => string,
): NavLink<NavLabelKey | 'docs'>[] {
  const menuPage = contentIndex().docs.find(({ menu }) => menu === 'proxy');
  return [
    ...labelLinks(getLabel, [['help', linkPath(locale, pathTo('helps'))]]),
    docsLink(locale),
    ...labelLinks(getLabel, [
      ['proxy', menuPage && docsHref(locale, menuPage.id)],
      ['blog', linkPath(locale, pathTo('blog'))],
      ['news', linkPath(locale, pathTo('news'))],
      ['video', site.videoUrl],
    ]),
  ];
}

/** Links of the header's contact menu; the chat group is left out if no URL is set. */
export function contactLinks(locale: LocaleCode, getLabel: (key: NavLabelKey) => string): NavLink<NavLabelKey>[] {
  return labelLinks(getLabel, [
    ['chatGroup', site.chatGroupUrl],
    ['partner', linkPath(locale, pathTo('partner'))],
    ['aboutUs', linkPath(locale, pathTo('about-us'))],
    ['preSales', linkPath(locale, pathTo('pre-sales'))],
  ]);
}

/** Help, documentation, blog, news and FAQ, for the footer. */
export function footerResourceLinks(locale: LocaleCode): NavLink[] {
  return [...fixedLinks(locale, ['helps']), docsLink(locale), ...fixedLinks(locale, ['blog', 'news', 'faq'])];
}
