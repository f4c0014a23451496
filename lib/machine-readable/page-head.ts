import type { Metadata } from 'next';
import { shownLocale } from '@/lib/content/article-lists';
import { withoutJoins } from '@/lib/i18n/line-joins';
import { languageOf, type LocaleCode } from '@/lib/i18n/locales';
import type { PagePath } from '@/lib/i18n/paths';
import { alternatesOf, canonicalUrl, pageVersions, writtenLocales } from '@/lib/pages/page-versions';
import { feedTypes, feedUrl } from '@/lib/machine-readable/feeds';
import { fullTitle } from '@/lib/machine-readable/page-title';
import { pictureAddress } from '@/lib/share-pictures/address';
import { pictureHeight, pictureWidth } from '@/lib/share-pictures/picture-svg';
import { pictureText } from '@/lib/share-pictures/picture-text';
import { feedFormats, type FeedCollection } from '@/lib/routes/feed-paths';
import { articleAt } from '@/lib/routes/article-path';
import { matchRoute } from '@/lib/routes/match';
import { site } from '@/lib/settings/site';

export type PageHead = {
  locale: LocaleCode;
  path: PagePath;
  title: string;
  description: string;
  /** Set on articles: when they were published and last changed, as ISO dates. */
  article?: { published: string; modified?: string };
  /** Set on lists that have a feed. */
  feed?: FeedCollection;
};

const openGraphLocale = (language: string) => language.replace('-', '_');

/** What programs may read instead of the page: feeds of a list, the Markdown of an article. */
function otherTypes({ locale, path, title, feed }: PageHead): Record<string, { url: string; title: string }[]> {
  const match = matchRoute(path);
  if (match && articleAt(match)) return { 'text/markdown': [{ url: `${canonicalUrl(locale, path)}.md`, title }] };
  if (!feed) return {};
  const types = feedFormats.map((format) => [feedTypes[format], [{ url: feedUrl(locale, feed, format), title }]]);
  return Object.fromEntries(types);
}

function alternates(head: PageHead): Metadata['alternates'] {
  const { locale, path } = head;
  const isOwn = writtenLocales(path).includes(locale);
  const entries = isOwn ? alternatesOf(pageVersions(path)) : [];
  return {
    canonical: canonicalUrl(locale, path),
    languages: Object.fromEntries(entries.map(({ hreflang, url }) => [hreflang, url])),
    types: otherTypes(head),
  };
}

/** The picture of a page; where a locale shows the English page, the English picture. None for pages not to be found. */
async function sharePicture(locale: LocaleCode, path: PagePath) {
  const text = await pictureText(shownLocale(writtenLocales(path), locale), path);
  if (!text) return null;
  const url = new URL(pictureAddress(text, path), canonicalUrl(locale, path)).href;
  return { url, width: pictureWidth, height: pictureHeight, type: 'image/png', alt: text.title };
}

/** The head of a page: title, description, canonical address, languages, sharing text, verification tags. */
export async function pageMetadata(shown: PageHead): Promise<Metadata> {
  const head = { ...shown, title: withoutJoins(shown.title), description: withoutJoins(shown.description) };
  const { locale, path, description, article } = head;
  const title = fullTitle(head.title);
  const indexable = matchRoute(path)?.route.indexable ?? false;
  const others = pageVersions(path).filter((version) => version.locale !== locale);
  const picture = await sharePicture(locale, path);
  const images = picture ? [picture] : undefined;
  const openGraph = {
    images,
    title,
    description,
    url: canonicalUrl(locale, path),
    siteName: site.name,
    locale: openGraphLocale(languageOf(locale)),
    alternateLocale: others.map(({ language }) => openGraphLocale(language)),
  };
  const { google, yandex, bing, baidu } = site.verification;
  return {
    title: { absolute: title },
    description,
    alternates: alternates(head),
    robots: indexable ? undefined : { index: false },
    openGraph: article
      ? { ...openGraph, type: 'article', publishedTime: article.published, modifiedTime: article.modified }
      : { ...openGraph, type: 'website' },
    twitter: { card: picture ? 'summary_large_image' : 'summary', title, description, site: site.twitter, images },
    verification: {
      google,
      yandex,
      other: {
        ...(bing ? { 'msvalidate.01': bing } : {}),
        ...(baidu ? { 'baidu-site-verification': baidu } : {}),
      },
    },
  };
}
