import type { CompanyPageId, FeatureId, LegalId, ToolPageId, TopicId } from '@/lib/urls/catalog';

/** The route table: every page of the site, with the metadata that switcher, breadcrumbs, sitemap and routing need. */

export const guardNames = [
  'alternative-route',
  'blog-route',
  'help-route',
  'html-route',
  'pre-sales',
  'soultion-route',
] as const;
export type GuardName = (typeof guardNames)[number];

export type Layout = 'default' | 'custom' | 'svg-sprite';

/** The collections that have a list page. */
export const listedCollections = ['blog', 'news', 'helps', 'docs', 'release', 'partner'] as const;
export type ListedCollection = (typeof listedCollections)[number];

/** The collections of articles, each a folder of Markdown files per language. */
export const collectionNames = [...listedCollections, 'legal'] as const;
export type CollectionName = (typeof collectionNames)[number];

/**
 * The section of a page: its parent in breadcrumbs, and the target of the language switcher on articles. All except
 * `site` have the id of the route of the section's root page.
 */
export type Section = 'site' | 'solutions' | 'alternatives' | ListedCollection;

export type RouteMeta = {
  id: RouteId;
  /** The unprefixed path of the page; `:name` is a parameter. */
  pattern: string;
  /** The folder below app/[locale] if it differs from the pattern. */
  internalPattern?: string;
  guard?: GuardName;
  layout: Layout;
  indexable: boolean;
  section: Section;
  /** The collection whose articles, lists, categories or tags the route shows. */
  collection?: ListedCollection;
};

/** A row lists only differences from the defaults: layout `default`, indexable, section `site`. */
type Row = Partial<Omit<RouteMeta, 'id'>> & { pattern: `/${string}` };

const notIndexed = { indexable: false } as const;
const errorPage = { layout: 'custom', indexable: false } as const;
const blog = { section: 'blog', collection: 'blog', guard: 'blog-route' } as const;
const news = { section: 'news', collection: 'news', guard: 'blog-route' } as const;
const helps = { section: 'helps', collection: 'helps' } as const;
const docs = { section: 'docs', collection: 'docs', guard: 'help-route' } as const;
const release = { section: 'release', collection: 'release' } as const;
const partner = { section: 'partner', collection: 'partner' } as const;

/** Routes in order of precedence: the first matching pattern wins. */
const table = {
  home: { pattern: '/' },
  'about-us': { pattern: '/about-us' },
  download: { pattern: '/download' },
  faq: { pattern: '/faq' },
  pricing: { pattern: '/pricing' },
  'referral-program': { pattern: '/referral-program' },
  'partner-plan': { pattern: '/partner-plan', section: 'partner' },
  'pre-sales': { pattern: '/pre-sales', guard: 'pre-sales' },
  links: { pattern: '/links' },
  search: { pattern: '/search', ...notIndexed },

  solutions: { pattern: '/solutions', section: 'solutions' },
  solution: { pattern: '/solutions/:id', section: 'solutions', guard: 'soultion-route' },
  alternatives: { pattern: '/alternatives', section: 'alternatives' },
  alternative: { pattern: '/alternatives/:id', section: 'alternatives', guard: 'alternative-route' },

  blog: { pattern: '/blog', section: 'blog', collection: 'blog' },
  'blog-page': { pattern: '/blog/page/:page', ...blog },
  'blog-article': { pattern: '/blog/:id', ...blog },
  'blog-category': { pattern: '/blog-:category', internalPattern: '/blog-category/:category', ...blog },
  'blog-category-page': {
    pattern: '/blog-:category/page/:page',
    internalPattern: '/blog-category/:category/page/:page',
    ...blog,
  },
  'blog-tag': { pattern: '/blog-:category/:tag', internalPattern: '/blog-category/:category/:tag', ...blog },

  news: { pattern: '/news', section: 'news', collection: 'news' },
  'news-page': { pattern: '/news/page/:page', ...news },
  'news-article': { pattern: '/news/:id', ...news },
  'news-category': { pattern: '/news-:category', internalPattern: '/news-category/:category', ...news },
  'news-category-page': {
    pattern: '/news-:category/page/:page',
    internalPattern: '/news-category/:category/page/:page',
    ...news,
  },
  'news-tag': { pattern: '/news-:category/:tag', internalPattern: '/news-category/:category/:tag', ...news },

  helps: { pattern: '/helps', ...helps },
  'helps-article': { pattern: '/helps/:id', ...helps, guard: 'help-route' },
  docs: { pattern: '/docs', ...docs },
  'docs-article': { pattern: '/docs/:id', ...docs },
  release: { pattern: '/release', ...release },
  'release-article': { pattern: '/release/:id', ...release },
  partner: { pattern: '/partner', ...partner },
  'partner-article': { pattern: '/partner/:id', ...partner },

  'error-404': { pattern: '/error/404', ...errorPage },
  'error-502': { pattern: '/error/502', ...errorPage },
  // Folders with a leading underscore are private in Next.js, so this page's folder is named %5Ficons.
  icons: { pattern: '/_icons', layout: 'svg-sprite', indexable: false },
  // Features, topics, tools, pages about the company and legal documents are at the root.
  html: { pattern: '/:html', guard: 'html-route' },
} as const satisfies Record<string, Row>;

export type RouteId = keyof typeof table;

type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** Parameters with a fixed set of values; all others come from the content and its data. */
type KnownParams = {
  html: { html: FeatureId | TopicId | CompanyPageId | ToolPageId | LegalId };
};

/** The pattern of a route as a literal type. */
export type RoutePattern<Route extends RouteId> = (typeof table)[Route]['pattern'];

/** Values of the parameters in a route's pattern. */
export type RouteParams<Route extends RouteId> = Route extends keyof KnownParams
  ? KnownParams[Route]
  : { [Name in ParamNames<RoutePattern<Route>>]: Name extends 'page' ? number : string };

/** A route with a fixed path, without parameters. */
export type FixedRouteId = { [Id in RouteId]: keyof RouteParams<Id> extends never ? Id : never }[RouteId];

/** The pattern of a route. */
export function patternOf(route: RouteId): string {
  return table[route].pattern;
}

/** Pages that throw, to test the error screen, and the component gallery. Only in e2e builds, and not linked. */
const e2eTable: Record<string, Row> =
  process.env.E2E_BUILD === '1'
    ? {
        throws: { pattern: '/throws', ...notIndexed },
        'blog-throws': { pattern: '/blog-throws', ...notIndexed },
        components: { pattern: '/components', ...notIndexed },
      }
    : {};

/** The routes of this build, in order of precedence. */
export const routes: readonly RouteMeta[] = Object.entries<Row>({ ...e2eTable, ...table }).map(([id, row]) => ({
  layout: 'default',
  indexable: true,
  section: 'site',
  ...row,
  id: id as RouteId,
}));

/** Whether a route has a fixed path, without parameters. */
export function isFixed({ pattern }: RouteMeta): boolean {
  return !pattern.includes(':');
}
