import { afterEach, expect, it, vi } from 'vitest';
import { companySchema } from '@/lib/config/brand-schema';
import { contentIndex } from '@/lib/content/content-index';
import { TextCache } from '@/lib/content/text-cache';
import { localeCodes } from '@/lib/i18n/locales';
import { allPaths } from '@/lib/pages/all-paths';
import { localeVariants, servedLocales } from '@/lib/pages/locale-variants';
import { navLinks } from '@/lib/pages/navigation';
import { navigation } from '@/lib/pages/navigation-schema';
import { htmlParams } from '@/lib/pages/static-params';
import { routeRequest } from '@/lib/request-routing/route-request';
import { loadPages } from '@/lib/search/site-pages';
import { llmsTxt } from '@/lib/seo/llms-txt';
import { sitemapFiles } from '@/lib/seo/sitemap';
import { context, request } from '../request-routing/test-context';

/** Where pages about the company are served and linked, with and without its data. */

let company: object = {};
vi.mock('@/lib/config/brand', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/lib/config/brand')>()),
  company: () => companySchema.parse(company),
}));
afterEach(() => {
  company = {};
});

const filled = {
  name: 'Example',
  legalForm: 'GmbH',
  address: { street: 'Example Street 1', postalCode: '10115', city: 'Berlin', country: 'DE' },
  mail: 'mail@company.example',
};
const conditional = ['/imprint', '/data-processing', '/press'];

/** A new index each time, because lists of pages are cached by it. */
const newIndex = () => ({ ...contentIndex() });

async function linksToPages(): Promise<Record<string, string>> {
  const { columns, legal } = navigation().footer;
  const entries = [...columns.flatMap(({ links }) => links), ...legal];
  return {
    paths: allPaths(newIndex()).join(' '),
    footer: navLinks('en', entries, (key) => key)
      .map(({ href }) => href)
      .join(' '),
    sitemap: sitemapFiles('en', newIndex()).join(''),
    'llms.txt': await llmsTxt(),
    search: (await loadPages('en', newIndex(), new TextCache())).map(({ path }) => path).join(' '),
    build: htmlParams('en')
      .map(({ html }) => `/${html}`)
      .join(' '),
  };
}

const pathsIn = (text: string, paths: readonly string[]) =>
  paths.filter((path) => new RegExp(`${path}(?![\\w-])`).test(text));

it.each([
  ['no data', {}, []],
  ['name and mail alone', { name: filled.name, mail: filled.mail }, ['/press']],
  ['all data that pages need', filled, conditional],
] as const)(
  'with %s of the company, its pages are linked where they exist and nowhere else',
  async (_, data, paths) => {
    company = data;
    for (const [place, text] of Object.entries(await linksToPages())) {
      expect(pathsIn(text, [...conditional, '/accessibility']).toSorted(), place).toEqual(
        [...paths, '/accessibility'].toSorted(),
      );
    }
  },
);

it.each(conditional)('%s is an unknown page in every language until the data of the company is known', (path) => {
  const status = (url: string) => routeRequest(request(url), context).kind;
  expect([status(path), status(`/ru${path}`)]).toEqual(['notFound', 'notFound']);
  expect(servedLocales(path)).toEqual([]);
  expect(localeVariants(path)).toEqual([]);
  company = filled;
  expect([status(path), status(`/ru${path}`)]).toEqual(['render', 'render']);
  expect(localeVariants(path).map(({ locale }) => locale)).toEqual(localeCodes);
});

it('the accessibility statement exists in every language, whatever is known about the company', () => {
  expect(localeVariants('/accessibility').map(({ locale }) => locale)).toEqual(localeCodes);
});
