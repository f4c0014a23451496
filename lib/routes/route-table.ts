/**
 * The route table: every page of the site, with what switcher, breadcrumbs, sitemap and routing need to know of it.
 * `pattern` is the page's own path, without a language; `inner` is the folder under app/[locale] where it differs.
 */

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

/** The collections of articles, each a folder of Markdown files per language. */
export const collectionNames = ['blog', 'news', 'helps', 'docs', 'release', 'partner', 'legal'] as const;
export type CollectionName = (typeof collectionNames)[number];

/** Which part of the site a page belongs to: its parent in breadcrumbs, and where the switcher goes from articles. */
export type Section = 'site' | 'features' | 'solutions' | 'alternatives' | CollectionName;

export type RouteMeta = {
  id: string;
  pattern: string;
  inner?: string;
  guard?: GuardName;
  layout: Layout;
  indexable: boolean;
  section: Section;
  /** The collection whose articles, lists, categories or tags the route shows. */
  collection?: CollectionName;
};

const page = (id: string, options: Partial<RouteMeta> = {}): RouteMeta => ({
  id,
  pattern: `/${id}`,
  layout: 'default',
  indexable: true,
  section: 'site',
  ...options,
});

/** A collection with categories and tags, at the addresses `/x`, `/x/{id}`, `/x-{category}` and `/x-{category}/{tag}`. */
const journal = (name: 'blog' | 'news'): RouteMeta[] => {
  const shared = { section: name, collection: name, guard: 'blog-route' } as const;
  return [
    page(name, { section: name, collection: name }),
    page(`${name}-page`, { ...shared, pattern: `/${name}/page/:page` }),
    page(`${name}-article`, { ...shared, pattern: `/${name}/:id` }),
    page(`${name}-category`, { ...shared, pattern: `/${name}-:category`, inner: `/${name}-category/:category` }),
    page(`${name}-category-page`, {
      ...shared,
      pattern: `/${name}-:category/page/:page`,
      inner: `/${name}-category/:category/page/:page`,
    }),
    page(`${name}-tag`, { ...shared, pattern: `/${name}-:category/:tag`, inner: `/${name}-category/:category/:tag` }),
  ];
};

const listed = (name: 'helps' | 'docs' | 'release' | 'partner', guard?: GuardName): RouteMeta[] => [
  page(name, { section: name, collection: name, guard: name === 'docs' ? guard : undefined }),
  page(`${name}-article`, { pattern: `/${name}/:id`, section: name, collection: name, guard }),
];

const errorPage = (id: string) => page(`error/${id}`, { layout: 'custom', indexable: false });

/** Pages that throw, to show the error screen; only the browser suite's build has them. */
const suitePages =
  process.env.SUITE_BUILD === '1'
    ? [page('throws', { indexable: false }), page('blog-throws', { indexable: false })]
    : [];

export const routes: readonly RouteMeta[] = [
  ...suitePages,
  page('home', { pattern: '/' }),
  page('about-us'),
  page('download'),
  page('faq'),
  page('pricing'),
  page('referral-program'),
  page('partner-plan', { section: 'partner' }),
  page('pre-sales', { guard: 'pre-sales' }),
  page('links'),
  page('search', { indexable: false }),
  page('solutions', { section: 'solutions' }),
  page('solution', { pattern: '/solutions/:id', section: 'solutions', guard: 'soultion-route' }),
  page('alternatives', { section: 'alternatives' }),
  page('alternative', { pattern: '/alternatives/:id', section: 'alternatives', guard: 'alternative-route' }),
  ...journal('blog'),
  ...journal('news'),
  ...listed('helps', 'help-route'),
  ...listed('docs', 'help-route'),
  ...listed('release'),
  ...listed('partner'),
  errorPage('404'),
  errorPage('502'),
  // Folders whose names begin with an underscore are private to Next.js, so this page's folder is called %5Ficons.
  page('icons', { pattern: '/_icons', layout: 'svg-sprite', indexable: false }),
  page('html', { pattern: '/:html', guard: 'html-route' }),
];

/** The page of a path that leads nowhere; it reads the path from a header and has no address of its own. */
export const notFoundInner = '/page-not-found';
