import { expect, test } from '@playwright/test';
import { withPlainSpaces } from '@/lib/i18n/no-break-spaces';
import { newestRelease, partlyTranslated, pickArticle, translated } from '../articles';
import { readHtml } from './send-request';

/** Structured data matches the visible content of the page exactly. */

type Data = Record<string, unknown> & { '@type': string };

const fold = (text: string) => withPlainSpaces(text).replaceAll(/\s+/g, ' ').trim();

async function read(path: string) {
  const $ = await readHtml(path);
  const all = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Data);
  const textsOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => fold($(element).text()));
  return { $, textsOf, data: (type: string) => all.find((entry) => entry['@type'] === type) };
}

/** Not in Korean. */
const post = pickArticle('blog', { in: ['en', 'ru'], notIn: 'ko' });
const news = translated('news');

const articles = [
  ...['', '/ru', '/ko'].map((prefix) => [prefix + post.path, 'BlogPosting'] as const),
  ...[news.path, `/zh${news.path}`].map((path) => [path, 'NewsArticle'] as const),
  ...[partlyTranslated().path, `/hi${translated('docs').path}`, newestRelease().path].map(
    (path) => [path, 'TechArticle'] as const,
  ),
];

for (const [path, type] of articles) {
  test(`the ${type} data of ${path} matches the page`, async () => {
    const { $, textsOf, data } = await read(path);
    const article = data(type)!;
    expect([article.headline]).toEqual(textsOf('article h1'));
    expect([article.description]).toEqual(textsOf('article h1 + p'));
    const days = $('article header time')
      .toArray()
      .map((time) => $(time).attr('datetime'));
    expect([article.datePublished, article.dateModified]).toEqual([days[0], days.at(-1)]);
    expect(article.url).toBe($('link[rel=canonical]').attr('href'));
    expect(article.image).toBe($('meta[property="og:image"]').attr('content'));
    expect(article.inLanguage).toBe($('article h1').attr('lang') ?? $('html').attr('lang'));
    const author = article.author as { name: string };
    expect([author.name]).toEqual(type === 'TechArticle' ? ['Facetry'] : textsOf('article header [data-author]'));
    const crumbs = (data('BreadcrumbList')!.itemListElement as { name: string }[]).map(({ name }) => name);
    expect(crumbs).toEqual(textsOf('main nav:has(a[href]) ol li').slice(0, crumbs.length));
  });
}

for (const path of ['/blog', '/ru/news', '/th/docs', '/zh/helps', '/release', '/partner', '/blog-guides']) {
  test(`the ItemList data of ${path} matches the page`, async () => {
    const { textsOf, data } = await read(path);
    const names = (data('ItemList')!.itemListElement as { name: string }[]).map(({ name }) => name).toSorted();
    const visibleNames = new Set(textsOf('main :is(h2, h3, section li) a'));
    expect(names.length).toBeGreaterThan(2);
    // In their list, version numbers are separate from the titles.
    const missing = names.filter(
      (name) => !visibleNames.has(name) && ![...visibleNames].some((visibleName) => endsAlike(name, visibleName)),
    );
    expect(missing).toEqual([]);
  });
}

/** Whether a title equals a name without its version prefix. */
const endsAlike = (name: string, title: string) => name.toLowerCase().endsWith(title.toLowerCase());
