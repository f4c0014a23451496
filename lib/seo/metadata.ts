import type { Metadata } from 'next';
import { shownLocale } from '@/lib/content/article-lists';
import { withPlainSpaces } from '@/lib/i18n/no-break-spaces';
import { isDraft, languageTag, type LocaleCode } from '@/lib/i18n/locales';
import type { PagePath } from '@/lib/i18n/locale-paths';
import { canonicalUrl, localeVariants, translatedLocales } from '@/lib/pages/locale-variants';
import { alternatesOf } from './hreflang';
import { feedTypes, feedUrl } from '@/lib/seo/feeds';
import { fullTitle } from '@/lib/seo/page-title';
import { imageUrl } from '@/lib/og-images/image-url';
import { imageHeight, imageWidth } from '@/lib/og-images/image-svg';
import { imageText } from '@/lib/og-images/image-text';
import { feedFormats, type FeedCollection } from '@/lib/urls/feed-paths';
import { articleAt } from '@/lib/urls/article-path';
import { matchRoute } from '@/lib/urls/match-route';
import { site } from '@/lib/config/site';

export type PageMetadata = {
  locale: LocaleCode;
  path: PagePath;
  title: string;
  description: string;
  /** Set on articles: ISO dates of publication and last change. */
  article?: { published: string; modified?: string };
  /** Set on lists that have a feed. */
  feed?: FeedCollection;
};

const openGraphLocale = (language: string) => language.replace('-', '_');

/** Alternate formats of a page: feeds of a list, Markdown of an article. */
function otherTypes({ locale, path, title, feed }: PageMetadata): Record<string, { url: string; title: string }[]> {
  const match = matchRoute(path);
  if (match && articleAt(match)) return { 'text/markdown': [{ url: `${canonicalUrl(locale, path)}.md`, title }] };
  if (!feed) return {};
  const types = feedFormats.map((format) => [feedTypes[format], [{ url: feedUrl(locale, feed, format), title }]]);
  return Object.fromEntries(types);
}

function alternates(metadata: PageMetadata): Metadata['alternates'] {
  const { locale, path } = metadata;
  const isTranslated = translatedLocales(path).includes(locale);
  const entries = isTranslated ? alternatesOf(localeVariants(path)) : [];
  return {
    canonical: canonicalUrl(locale, path),
    languages: Object.fromEntries(entries.map(({ hreflang, url }) => [hreflang, url])),
    types: otherTypes(metadata),
  };
}

/** The locale of a page's content: English where it is not translated, and shown and shared in English. */
const contentLocaleOf = (locale: LocaleCode, path: PagePath) => shownLocale(translatedLocales(path), locale);

/** The Open Graph image of a page, in the language of its content. Null if the page has none. */
export async function ogImage(locale: LocaleCode, path: PagePath) {
  const text = await imageText(contentLocaleOf(locale, path), path);
  if (!text) return null;
  const url = new URL(imageUrl(text, path), canonicalUrl(locale, path)).href;
  return { url, width: imageWidth, height: imageHeight, type: 'image/png', alt: text.title };
}

/** Metadata of a page: title, description, canonical URL, hreflang, Open Graph, verification tags. */
export async function pageMetadata(page: PageMetadata): Promise<Metadata> {
  const metadata = { ...page, title: withPlainSpaces(page.title), description: withPlainSpaces(page.description) };
  const { locale, path, description, article } = metadata;
  const title = fullTitle(metadata.title);
  const indexable = (matchRoute(path)?.route.indexable ?? false) && !isDraft(locale);
  const contentLocale = contentLocaleOf(locale, path);
  const others = localeVariants(path).filter((version) => version.locale !== contentLocale);
  const image = await ogImage(locale, path);
  const images = image ? [image] : undefined;
  const openGraph = {
    images,
    title,
    description,
    url: canonicalUrl(locale, path),
    siteName: site.name,
    locale: openGraphLocale(languageTag(contentLocale)),
    alternateLocale: others.map(({ language }) => openGraphLocale(language)),
  };
  const { google, yandex, bing, baidu } = site.verification;
  return {
    title: { absolute: title },
    description,
    alternates: alternates(metadata),
    robots: indexable ? undefined : { index: false },
    openGraph: article
      ? { ...openGraph, type: 'article', publishedTime: article.published, modifiedTime: article.modified }
      : { ...openGraph, type: 'website' },
    twitter: { card: image ? 'summary_large_image' : 'summary', title, description, site: site.twitter, images },
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
