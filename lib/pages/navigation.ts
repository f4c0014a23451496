import type { IconName } from '@/lib/config/icon-names';
import { site } from '@/lib/config/site';
import { contentIndex } from '@/lib/content/content-index';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/locale-paths';
import { pageLink } from '@/lib/pages/page-copy-lookup';
import { servedLocales } from '@/lib/pages/locale-variants';
import type { NavEntry } from '@/lib/pages/navigation-schema';
import { alternativeIds } from '@/lib/urls/alternatives';
import {
  featureIds,
  isCompanyPageId,
  isFeatureId,
  isLegalId,
  isToolPageId,
  isTopicId,
  toolIds,
  topicIds,
  type FeatureId,
} from '@/lib/urls/catalog';
import { docsPath, externalDocsUrl } from '@/lib/urls/docs-map';
import { pathTo } from '@/lib/urls/path-to';
import { findSolution, solutionIds, type SolutionId } from '@/lib/urls/solutions';

/** Localized links of header, footer and index pages. */

export type NavLink = { id: string; label: string; href: string; icon?: IconName | undefined };

const featureIcons: Readonly<Record<FeatureId, IconName>> = {
  'multi-account-management': 'layers',
  'multi-profiles-management': 'folder',
  synchronizer: 'mouse-pointer-click',
  rpa: 'workflow',
  'local-api': 'terminal',
  teamwork: 'users',
};

/** A link labeled with the page's name; empty if the locale lacks the page. */
function pageLinks(locale: LocaleCode, id: string, path: PagePath, icon?: IconName): NavLink[] {
  return servedLocales(path).includes(locale) ? [{ id, ...pageLink(locale, path), icon }] : [];
}

export const solutionLinks = (locale: LocaleCode, ids: readonly SolutionId[]): NavLink[] =>
  ids.flatMap((id) => pageLinks(locale, id, pathTo('solution', { id }), findSolution(id)?.icon));

const lists: Readonly<Record<NonNullable<NavEntry['list']>, (locale: LocaleCode) => NavLink[]>> = {
  features: (locale) =>
    featureIds.flatMap((html) => pageLinks(locale, html, pathTo('html', { html }), featureIcons[html])),
  topics: (locale) => topicIds.flatMap((html) => pageLinks(locale, html, pathTo('html', { html }))),
  tools: (locale) => toolIds.flatMap((html) => pageLinks(locale, html, pathTo('html', { html }))),
  useCases: (locale) => solutionLinks(locale, solutionIds('useCase')),
  platforms: (locale) => solutionLinks(locale, solutionIds('platform')),
  alternatives: (locale) => alternativeIds().flatMap((id) => pageLinks(locale, id, pathTo('alternative', { id }))),
  // The names of operating systems are the same in every language.
  downloads: (locale) =>
    ['Windows', 'macOS', 'Linux'].map((name) => ({
      id: name,
      label: name,
      href: linkPath(locale, pathTo('download')),
    })),
};

/** The URL of a documentation page: a path on this site, or below `DOCS_URL` if that is set. */
export function docsHref(locale: LocaleCode, slug: string): string {
  return site.docsUrl ? externalDocsUrl(site.docsUrl, locale, slug) : linkPath(locale, docsPath(slug));
}

const settingUrls = { VIDEO_URL: site.videoUrl, CHAT_GROUP_URL: site.chatGroupUrl };

function pagePath(page: NonNullable<NavEntry['page']>): PagePath {
  const isHtml = isFeatureId(page) || isTopicId(page) || isCompanyPageId(page) || isToolPageId(page) || isLegalId(page);
  return isHtml ? pathTo('html', { html: page }) : pathTo(page);
}

/** The URL of a link; undefined if the locale lacks the page, no article has the menu entry, or the setting is not set. */
function hrefOf(locale: LocaleCode, { page, menu, setting, url }: NavEntry): string | undefined {
  if (page === 'docs') return docsHref(locale, '');
  if (page) return servedLocales(pagePath(page)).includes(locale) ? linkPath(locale, pagePath(page)) : undefined;
  const article = menu && contentIndex().docs.find((entry) => entry.menu === menu);
  if (menu) return article && docsHref(locale, article.id);
  return setting ? settingUrls[setting] : url;
}

/** The links of a list in `content/navigation.json`; those that lead nowhere in the locale are left out. */
export const navLinks = (
  locale: LocaleCode,
  entries: readonly NavEntry[],
  getLabel: (key: string) => string,
): NavLink[] =>
  entries.flatMap((entry) => {
    const { list, page, label, icon } = entry;
    if (list) return lists[list](locale);
    const href = hrefOf(locale, entry);
    if (href === undefined) return [];
    const name = label ? getLabel(label) : pageLink(locale, pagePath(page!)).label;
    return [{ id: page ?? name, label: name, href, icon }];
  });
