import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/paths';
import { pageLink } from '@/lib/pages/page-link';
import { servedLocales } from '@/lib/pages/locale-variants';
import {
  alternativeIds,
  featureIds,
  jobIds,
  platformIds,
  topicIds,
  type FeatureId,
  type SolutionId,
  type TopicId,
} from '@/lib/urls/catalogue';
import { docsPath, externalDocsUrl } from '@/lib/urls/docs-map';
import { pathTo } from '@/lib/urls/path-to';
import type { FixedRouteId } from '@/lib/urls/route-table';
import { site } from '@/lib/config/site';

/** What header, footer and index pages link to, in the words of a locale. */

export type NavLink<Id extends string = string> = { id: Id; label: string; href: string };

/** A link to a page by its own name; none where the locale does not have it. */
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

export const solutionUseCaseLinks = (locale: LocaleCode): NavLink<SolutionId>[] => solutionLinks(locale, jobIds);

export const platformLinks = (locale: LocaleCode): NavLink<SolutionId>[] => solutionLinks(locale, platformIds);

export const alternativeLinks = (locale: LocaleCode): NavLink[] =>
  alternativeIds.flatMap((id) => pageLinks(locale, id, pathTo('alternative', { id })));

export const productLinks = (locale: LocaleCode) => fixedLinks(locale, ['download', 'pricing', 'release']);

/** Systems are called the same in every language. */
export const downloadLinks = (locale: LocaleCode): NavLink[] =>
  ['Windows', 'macOS', 'Linux'].map((name) => ({ id: name, label: name, href: linkPath(locale, pathTo('download')) }));

export const companyLinks = (locale: LocaleCode): NavLink[] =>
  fixedLinks(locale, ['partner', 'partner-plan', 'referral-program', 'about-us', 'pre-sales', 'links']);

/** The words of the navigation's keys, which next-intl hands in. */
export type NavWord = 'preSales' | 'blog' | 'partner' | 'proxy' | 'chatGroup' | 'help' | 'video' | 'aboutUs' | 'news';

/** The documentation's address: on our own host, or on `DOCS_URL` when it lives elsewhere. */
export function docsHref(locale: LocaleCode, slug: string): string {
  return site.docsUrl ? externalDocsUrl(site.docsUrl, locale, slug) : linkPath(locale, docsPath(slug));
}

/** The documentation, by its own name. */
function docsLink(locale: LocaleCode): NavLink<'docs'> {
  return { id: 'docs', label: pageLink(locale, pathTo('docs')).label, href: docsHref(locale, '') };
}

type NavEntry = [key: NavWord, href: string | undefined];

function named(word: (key: NavWord) => string, entries: readonly NavEntry[]): NavLink<NavWord>[] {
  return entries.flatMap(([key, href]) => (href ? { id: key, label: word(key), href } : []));
}

/** Where to read on and find help, for the header; the videos are absent while they have no address. */
export function readLinks(locale: LocaleCode, word: (key: NavWord) => string): NavLink<NavWord | 'docs'>[] {
  return [
    ...named(word, [['help', linkPath(locale, pathTo('helps'))]]),
    docsLink(locale),
    ...named(word, [
      ['proxy', docsHref(locale, 'proxies')],
      ['blog', linkPath(locale, pathTo('blog'))],
      ['news', linkPath(locale, pathTo('news'))],
      ['video', site.videoUrl],
    ]),
  ];
}

/** Whom to talk to, for the header; the chat group is absent while it has no address. */
export function talkLinks(locale: LocaleCode, word: (key: NavWord) => string): NavLink<NavWord>[] {
  return named(word, [
    ['chatGroup', site.chatGroupUrl],
    ['partner', linkPath(locale, pathTo('partner'))],
    ['aboutUs', linkPath(locale, pathTo('about-us'))],
    ['preSales', linkPath(locale, pathTo('pre-sales'))],
  ]);
}

/** Help, documentation, blog, news and questions, for the footer. */
export function footerResourceLinks(locale: LocaleCode): NavLink[] {
  return [...fixedLinks(locale, ['helps']), docsLink(locale), ...fixedLinks(locale, ['blog', 'news', 'faq'])];
}
