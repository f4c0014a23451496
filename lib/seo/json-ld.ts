import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  HowTo,
  ItemList,
  NewsArticle,
  Organization,
  SoftwareApplication,
  TechArticle,
  Thing,
  WebApplication,
  WebSite,
  WithContext,
} from 'schema-dts';
import type { Article, ArticleSummary } from '@/lib/pages/articles';
import { inlineText } from '@/lib/content/inline-markdown';
import type { PageCopy } from '@/lib/content/page-copy';
import { translatedText } from '@/lib/i18n/element-text';
import { languageTag, type LocaleCode } from '@/lib/i18n/locales';
import { absoluteUrl, canonicalUrl } from '@/lib/pages/locale-variants';
import { pathTo } from '@/lib/urls/path-to';
import type { PagePath } from '@/lib/i18n/locale-paths';
import type { CollectionName } from '@/lib/urls/route-table';
import type { Breadcrumb } from '@/lib/pages/breadcrumbs';
import type { Company } from '@/lib/config/brand-schema';
import { legalName } from '@/lib/config/company';
import { site } from '@/lib/config/site';

/** Structured data (schema.org, JSON-LD). Contains only what the page shows: no ratings, no sample prices. */

export type StructuredData = WithContext<Thing>;

const context = 'https://schema.org';

/** Identifies the organization on all pages; the home page describes it. */
const organizationId = () => `${site.url}/#organization`;

/** Refers to the organization by its id. The name is repeated for consumers that parse only this page. */
const publisher = (): Organization => ({ '@type': 'Organization', '@id': organizationId(), name: site.name });

/** The organization, for the home page; data of the company that is not set is left out. */
export function organization(company: Company = site.company): WithContext<Organization> {
  const { address, mail, phone, social, taxId } = company;
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': organizationId(),
    name: site.name,
    url: site.url,
    logo: { '@type': 'ImageObject', url: `${site.url}/icon-512.png`, width: '512', height: '512' },
    legalName: legalName(company),
    address: address && {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    email: mail,
    telephone: phone,
    taxID: taxId,
    sameAs: social.length > 0 ? social : undefined,
  };
}

export function webSite(locale: LocaleCode): WithContext<WebSite> {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: site.name,
    url: absoluteUrl(locale, pathTo('home')),
    inLanguage: languageTag(locale),
  };
}

export function breadcrumbList(crumbs: readonly Breadcrumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, url }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      item: url,
    })),
  };
}

type Offer = { name: string; price: number; priceCurrency: string };

/** The product. @param offers its prices, where the page shows them and they are no samples */
export function softwareApplication(
  locale: LocaleCode,
  copy: PageCopy,
  offers?: readonly Offer[],
): WithContext<SoftwareApplication> {
  return {
    '@context': context,
    '@type': 'SoftwareApplication',
    name: site.name,
    description: copy.description,
    applicationCategory: 'BrowserApplication',
    operatingSystem: 'Windows, macOS, Linux',
    url: absoluteUrl(locale, pathTo('download')),
    inLanguage: languageTag(locale),
    publisher: publisher(),
    offers: offers?.map((offer) => ({ '@type': 'Offer' as const, ...offer })),
  };
}

/** A tool that runs on its page, free of charge. */
export function webApplication(
  locale: LocaleCode,
  path: PagePath,
  { name, description }: PageCopy,
): WithContext<WebApplication> {
  return {
    '@context': context,
    '@type': 'WebApplication',
    name,
    description,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    url: canonicalUrl(locale, path),
    inLanguage: languageTag(locale),
    publisher: publisher(),
  };
}

/** The questions of a page in its language; those that are shown in English are left out. */
export function faqPage(locale: LocaleCode, questions: NonNullable<PageCopy['questions']>): WithContext<FAQPage> {
  return {
    '@context': context,
    '@type': 'FAQPage',
    inLanguage: languageTag(locale),
    mainEntity: questions.flatMap((item) => {
      const [question, answer] = [translatedText(item.question), translatedText(item.answer)];
      if (question === undefined || answer === undefined) return [];
      return [
        {
          '@type': 'Question' as const,
          name: question,
          acceptedAnswer: { '@type': 'Answer' as const, text: inlineText(answer) },
        },
      ];
    }),
  };
}

const articleTypes: Record<CollectionName, 'BlogPosting' | 'NewsArticle' | 'TechArticle' | null> = {
  blog: 'BlogPosting',
  news: 'NewsArticle',
  helps: 'TechArticle',
  docs: 'TechArticle',
  release: 'TechArticle',
  partner: null,
  legal: null,
};

/**
 * Structured data of an article in its own language, with its canonical URL; null for partner and legal pages.
 * @param author the author team's name as shown on the page; the team is described on the about page
 * @param image absolute URL of the page's Open Graph image
 */
export function articleJsonLd(
  reader: LocaleCode,
  collection: CollectionName,
  article: ArticleSummary,
  author?: string,
  image?: string,
): WithContext<BlogPosting | NewsArticle | TechArticle> | null {
  const type = articleTypes[collection];
  if (!type) return null;
  const url = canonicalUrl(reader, article.path);
  return {
    '@context': context,
    '@type': type,
    headline: article.title,
    description: article.description,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    inLanguage: languageTag(article.locale),
    mainEntityOfPage: url,
    url,
    image,
    author: author
      ? {
          '@type': 'Organization',
          name: author,
          url: canonicalUrl(reader, pathTo('about-us')),
          parentOrganization: { '@id': organizationId() },
        }
      : publisher(),
    publisher: publisher(),
  };
}

/**
 * HowTo data of an article with exactly one ordered list, below a heading.
 * @returns null for other articles, because the page must show exactly these steps
 */
export function howTo(reader: LocaleCode, article: Article): WithContext<HowTo> | null {
  const lists = article.html.match(/<ol[ >]/g)?.length;
  const heading = article.headings.find(({ hasSteps }) => hasSteps);
  if (lists !== 1 || !heading) return null;
  const url = canonicalUrl(reader, article.path);
  return {
    '@context': context,
    '@type': 'HowTo',
    name: article.title,
    description: article.description,
    inLanguage: languageTag(article.locale),
    url,
    step: heading.items.map((text, i) => ({
      '@type': 'HowToStep',
      position: i + 1,
      text,
      url: `${url}#${encodeURIComponent(heading.id)}`,
    })),
  };
}

export function itemList(locale: LocaleCode, items: readonly { name: string; path: string }[]): WithContext<ItemList> {
  return {
    '@context': context,
    '@type': 'ItemList',
    itemListElement: items.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      url: canonicalUrl(locale, path),
    })),
  };
}
