import { pageCopy, type CopyKind } from '@/lib/content/page-copy';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/paths';
import { servedLocales } from '@/lib/pages/page-versions';
import { alternativeIds, featureIds, jobIds, platformIds } from '@/lib/routes/catalogue';
import { externalDocsUrl } from '@/lib/routes/docs-map';
import { site } from '@/lib/settings/site';

/** What header, footer and index pages link to, in the words of a locale. */

export type NavLink = { id: string; label: string; href: string };

/** Names of pages whose words are page copy. */
function copyLink(locale: LocaleCode, kind: CopyKind, id: string, path: PagePath): NavLink[] {
  if (!servedLocales(path).includes(locale)) return [];
  return [{ id, label: pageCopy(locale, kind, id).name, href: linkPath(locale, path) }];
}

const fixedLink = (locale: LocaleCode, id: string) => copyLink(locale, 'pages', id, id === 'home' ? '/' : `/${id}`);

export const featureLinks = (locale: LocaleCode): NavLink[] =>
  featureIds.flatMap((id) => copyLink(locale, 'features', id, `/${id}`));

export const jobLinks = (locale: LocaleCode): NavLink[] =>
  jobIds.flatMap((id) => copyLink(locale, 'solutions', id, `/solutions/${id}`));

export const platformLinks = (locale: LocaleCode): NavLink[] =>
  platformIds.flatMap((id) => copyLink(locale, 'solutions', id, `/solutions/${id}`));

export const alternativeLinks = (locale: LocaleCode): NavLink[] =>
  alternativeIds.flatMap((id) => copyLink(locale, 'alternatives', id, `/alternatives/${id}`));

export const productLinks = (locale: LocaleCode): NavLink[] =>
  ['download', 'pricing', 'release'].flatMap((id) => fixedLink(locale, id));

/** Systems are called the same in every language. */
export const downloadLinks = (locale: LocaleCode): NavLink[] =>
  ['Windows', 'macOS', 'Linux'].map((name) => ({ id: name, label: name, href: linkPath(locale, '/download') }));

export const companyLinks = (locale: LocaleCode): NavLink[] =>
  ['partner', 'partner-plan', 'referral-program', 'about-us', 'pre-sales', 'links'].flatMap((id) =>
    fixedLink(locale, id),
  );

/** The words of the navigation's keys, which next-intl hands in. */
export type NavWord = 'preSales' | 'blog' | 'partner' | 'proxy' | 'chatGroup' | 'help' | 'video' | 'aboutUs' | 'news';

/** The documentation's address: on our own host, or on `DOCS_URL` when it lives elsewhere. */
export function docsHref(locale: LocaleCode, slug: string): string {
  if (site.docsUrl) return externalDocsUrl(site.docsUrl, locale, slug);
  return linkPath(locale, slug === '' ? '/docs' : `/docs/${slug}`);
}

type NavEntry = [key: NavWord, href: string | undefined];

function named(word: (key: NavWord) => string, entries: readonly NavEntry[]): NavLink[] {
  return entries.flatMap(([key, href]) => (href ? { id: key, label: word(key), href } : []));
}

/** Where to learn, for the header; the videos are absent while they have no address. */
export function learnLinks(locale: LocaleCode, word: (key: NavWord) => string): NavLink[] {
  return named(word, [
    ['help', linkPath(locale, '/helps')],
    ['proxy', docsHref(locale, 'proxies')],
    ['blog', linkPath(locale, '/blog')],
    ['news', linkPath(locale, '/news')],
    ['video', site.videoUrl],
  ]);
}

/** Whom to talk to, for the header; the chat group is absent while it has no address. */
export function talkLinks(locale: LocaleCode, word: (key: NavWord) => string): NavLink[] {
  return named(word, [
    ['chatGroup', site.chatGroupUrl],
    ['partner', linkPath(locale, '/partner')],
    ['aboutUs', linkPath(locale, '/about-us')],
    ['preSales', linkPath(locale, '/pre-sales')],
  ]);
}

/** Help, documentation, blog, news and questions, for the footer. */
export function footerResourceLinks(locale: LocaleCode): NavLink[] {
  const docs = pageCopy(locale, 'pages', 'docs').name;
  return [
    ...fixedLink(locale, 'helps'),
    { id: 'docs', label: docs, href: docsHref(locale, '') },
    ...['blog', 'news', 'faq'].flatMap((id) => fixedLink(locale, id)),
  ];
}
