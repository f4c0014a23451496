import { describe, expect, it } from 'vitest';
import { contentIndex } from '@/lib/content/content-index';
import { localeCodes } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/locale-paths';
import { allPaths } from '@/lib/pages/all-paths';
import { alternativeIds } from '@/lib/urls/alternatives';
import { companyPageIds, featureIds, legalIds, toolPageIds, topicIds } from '@/lib/urls/catalog';
import { solutionIds } from '@/lib/urls/solutions';
import { docsPath } from '@/lib/urls/docs-map';
import { feedCollections, feedFormats, feedPath } from '@/lib/urls/feed-paths';
import { isNonPagePath } from '@/lib/urls/non-page-paths';
import { sitemapPath } from '@/lib/urls/sitemap-paths';
import { matchRoute } from '@/lib/urls/match-route';
import { pathTo, type PathOf } from '@/lib/urls/path-to';
import { routes, type RouteId } from '@/lib/urls/route-table';
import { index } from '../request-routing/test-context';

type Params = Readonly<Record<string, string | number | undefined>>;

/** The signature without types of single routes, since the routes here are known only at runtime. */
const pathToAny = pathTo as (route: RouteId, params: Params) => string;

const articles = Object.entries(contentIndex());
const ids = (collection: string) => articles.find(([name]) => name === collection)![1].map(({ id }) => ({ id }));
const journals = [...contentIndex().blog, ...contentIndex().news];
const categories = [...new Set(journals.flatMap(({ category }) => category ?? []))].map((category) => ({ category }));
const tags = journals.flatMap(({ category, tags }) => (category ? tags.map((tag) => ({ category, tag })) : []));
const docsSlugs = contentIndex().docs.map(({ id }) => id);
const pages = [2, 9, 10, 123].map((page) => ({ page }));
const categoryPages = categories.flatMap(({ category }) => pages.map(({ page }) => ({ category, page })));

/** Parameter values for every pattern; routes without parameters are not listed. */
const values: Partial<Record<RouteId, readonly Params[]>> = {
  solution: solutionIds().map((id) => ({ id })),
  alternative: alternativeIds().map((id) => ({ id })),
  html: [...featureIds, ...topicIds, ...companyPageIds, ...toolPageIds, ...legalIds].map((html) => ({ html })),
  'docs-article': docsSlugs.map((id) => ({ id })),
  ...Object.fromEntries(['helps', 'release', 'partner'].map((name) => [`${name}-article`, ids(name)])),
  ...Object.fromEntries(
    ['blog', 'news'].flatMap((name) => [
      [`${name}-article`, ids(name)],
      [`${name}-page`, pages],
      [`${name}-category`, categories],
      [`${name}-category-page`, categoryPages],
      [`${name}-tag`, tags],
    ]),
  ),
};

describe('paths', () => {
  it.each(routes.map((route) => [route.id, route.pattern] as const))(
    'the path of the route %s matches it with the same parameters',
    (id, pattern) => {
      const known = values[id] ?? [{}];
      expect(known.length).toBeGreaterThan(0);
      expect(pattern.includes(':')).toBe(id in values);
      for (const params of known) {
        const path = pathToAny(id, params);
        expect(path).toMatch(/^\/[\w/-]*$/);
        expect({ path, ...matchRoute(path) }).toMatchObject({ path, id, params });
      }
    },
  );

  it.each([
    ['the site', contentIndex()],
    ['a site with every kind of list', index],
  ])('the path of any page of %s is rebuilt from its match', (_, known) => {
    const paths = allPaths(known);
    expect(paths.length).toBeGreaterThan(80);
    for (const path of paths) {
      const match = matchRoute(path)!;
      expect(pathToAny(match.id, match.params)).toBe(path);
    }
  });

  it('a list has no path for page 1 or an invalid page number', () => {
    for (const page of ['0', '1', '02', '1e3', '-2', 'x', '2.5', '']) {
      expect(matchRoute(`/blog/page/${page}`), page).toBeNull();
      expect(matchRoute(`/news-company/page/${page}`), page).toBeNull();
    }
  });

  it('a documentation path is the root or an existing page', () => {
    expect(['', ...docsSlugs].map((slug) => matchRoute(docsPath(slug))?.id)).toEqual([
      'docs',
      ...docsSlugs.map(() => 'docs-article'),
    ]);
  });

  it('Vietnamese documentation paths keep their legacy prefix', () => {
    for (const slug of ['', ...docsSlugs]) expect(linkPath('vn', docsPath(slug))).toBe(`/vi${docsPath(slug)}`);
  });

  it('paths of feeds and sitemaps are not page paths', () => {
    const feeds = feedCollections.flatMap((collection) => feedFormats.map((format) => feedPath(collection, format)));
    const sitemaps = localeCodes.flatMap((locale) => [1, 2, 10].map((part) => sitemapPath(locale, part)));
    for (const path of [...feeds, ...sitemaps]) {
      expect(isNonPagePath(path), path).toBe(true);
      expect(matchRoute(path), path).toBeNull();
    }
  });
});

describe('types of paths', () => {
  it('unknown routes and missing or invalid parameters are type errors', () => {
    const wrong = () => [
      // @ts-expect-error -- unknown route
      pathTo('prices'),
      // @ts-expect-error -- a path is not a route
      pathTo('/pricing'),
      // @ts-expect-error -- the route has no parameters
      pathTo('pricing', { id: 'x' }),
      // @ts-expect-error -- missing parameter
      pathTo('solution'),
      // @ts-expect-error -- unknown feature or legal text
      pathTo('html', { html: 'pricing' }),
      // @ts-expect-error -- wrong parameter name
      pathTo('blog-article', { slug: 'x' }),
      // @ts-expect-error -- missing category of a tag
      pathTo('blog-tag', { tag: 'profiles' }),
      // @ts-expect-error -- excess parameter
      pathTo('blog-category', { category: 'guides', tag: 'profiles' }),
      // @ts-expect-error -- page is a number
      pathTo('blog-page', { page: '2' }),
      // @ts-expect-error -- one of the two routes needs a parameter
      pathTo('home' as 'home' | 'blog-article'),
      // @ts-expect-error -- one of the two routes needs another parameter
      pathTo('blog-tag' as 'blog-category' | 'blog-tag', { category: 'guides' }),
    ];
    expect(wrong).toBeTypeOf('function');
  });

  it('a path constant may have only the path from the route table', () => {
    const download: PathOf<'download'> = '/download';
    const policy: PathOf<'html', { html: 'cookie-policy' }> = '/cookie-policy';
    const tag: PathOf<'blog-tag', { category: 'guides'; tag: 'profiles' }> = '/blog-guides/profiles';
    expect([download, policy, tag]).toEqual([
      pathTo('download'),
      pathTo('html', { html: 'cookie-policy' }),
      pathTo('blog-tag', { category: 'guides', tag: 'profiles' }),
    ]);
    // @ts-expect-error -- the table has another path
    const wrong: PathOf<'download'> = '/downloads';
    expect(wrong).not.toBe(download);
  });
});
