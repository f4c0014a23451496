import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import { readContent } from '@/lib/content/build-index';
import { withPlainSpaces } from '@/lib/i18n/no-break-spaces';
import { partlyTranslated, pickArticle, siteArticles, translated } from '../articles';
import { send, e2e, type SendOptions } from './send-request';
import { origin } from './sitemap-urls';

const page = async (path: string, options?: SendOptions) => {
  const { status, body } = await send(path, options);
  return { status, $: cheerio.load(body) };
};

const { path: docs } = partlyTranslated();
const chinese = pickArticle('blog', { in: ['zh'], notIn: 'en' });
/** The list of a tag that no other article has. */
const chineseTag = chinese.tags.find(
  (tag) => siteArticles().blog.filter(({ tags }) => tags.includes(tag)).length === 1,
);
const chineseList = `/zh/blog-${chinese.category}/${chineseTag}`;
/** An article with a link to the documentation. */
const linking = translated('blog', { text: /\]\(\/docs\/[\w-]+\)/ });

test('an untranslated article is shown in English inside the localized layout, with a notice', async () => {
  const { status, $ } = await page(`/ko${docs}`);
  expect(status).toBe(200);
  expect($('html').attr('lang')).toBe('ko-KR');
  expect($('article h1').attr('lang')).toBe('en-US');
  const messages = JSON.parse(readFileSync('messages/ko/articles.json', 'utf8')) as { untranslated: string };
  expect(withPlainSpaces($('main').text())).toContain(messages.untranslated);
  expect($('link[rel=canonical]').attr('href')).toBe(`${origin}${docs}`);
  expect($('link[hreflang]')).toHaveLength(0);
  expect($('[aria-current=page][lang]').attr('lang')).toBe('en-US');
  expect($('meta[property="og:locale"]').attr('content')).toBe('en_US');
  expect($('meta[property="og:locale:alternate"][content=en_US]')).toHaveLength(0);
  const english = await page(docs);
  expect(english.$('link[hreflang=ko-KR]')).toHaveLength(0);
  expect(withPlainSpaces(english.$('main').text())).not.toContain(messages.untranslated);
});

test('an article written only in Chinese exists only in that language', async () => {
  expect((await page(`/zh${chinese.path}`)).status).toBe(200);
  expect((await page(chinese.path)).status).toBe(404);
  expect((await page(`/tc${chinese.path}`)).status).toBe(404);
  const { $ } = await page(`/zh${chinese.path}`);
  expect($('link[hreflang=x-default]').attr('href')).toBe(`${origin}/zh${chinese.path}`);
  if (!chineseTag) return;
  expect((await page(chineseList)).status).toBe(200);
  expect((await page(chineseList.replace('/zh', ''))).status).toBe(404);
});

test('drafts and scheduled articles are hidden until their publication time', async () => {
  const { index } = readContent(['messages'], new Date(), false);
  const published = new Set(siteArticles().blog.map(({ id }) => id));
  const unpublished = index.blog.map(({ id }) => id).filter((id) => !published.has(id));
  for (const hidden of unpublished) {
    expect((await page(`/blog/${hidden}`)).status, hidden).toBe(404);
    expect((await send('/blog')).body).not.toContain(hidden);
    expect((await send('/en-US-sitemap.xml')).body).not.toContain(hidden);
    expect((await send('/blog/rss.xml')).body).not.toContain(hidden);
  }
  expect((await page('/ru/blog/published-by-now', e2e)).status).toBe(200);
});

test('long lists are paginated, each page with its own title and URL', async () => {
  const first = await page('/ru/blog', e2e);
  const second = await page('/ru/blog/page/2', e2e);
  expect(first.$('main li article, main ul[class*=list] h2').length).toBe(12);
  expect(second.status).toBe(200);
  expect(second.$('title').text()).not.toBe(first.$('title').text());
  expect(second.$('link[rel=canonical]').attr('href')).toMatch(/\/ru\/blog\/page\/2$/);
  expect((await page('/ru/blog-product/page/2', e2e)).status).toBe(200);
  for (const path of ['/ru/blog/page/1', '/ru/blog/page/9', '/ru/blog/page/2/', '/ru/blog-product/profiles/page/2']) {
    expect((await page(path, e2e)).status, path).not.toBe(200);
  }
});

test('a list whose pages have no URLs of their own shows all entries', async () => {
  const { $ } = await page('/ru/blog-product/profiles', e2e);
  expect($('main ul[class*=list] h2').length).toBeGreaterThan(12);
  const links = $('main nav a')
    .toArray()
    .map((link) => $(link).text());
  expect(links.filter((text) => /^\d+$/.test(text))).toEqual([]);
});

test('links inside an article lead to pages in the reader’s language', async () => {
  const { $ } = await page(`/zh${linking.path}`);
  const hrefs = (of: typeof $) =>
    of('article a[href^="/"]')
      .toArray()
      .map((link) => of(link).attr('href'));
  expect(hrefs($)).toContainEqual(expect.stringMatching(/^\/zh\/docs\/[\w-]+$/));
  expect(hrefs((await page(`/ru${linking.path}`)).$)).toContainEqual(expect.stringMatching(/^\/ru\/docs\/[\w-]+$/));
  expect(hrefs((await page(`/vn${linking.path}`)).$)).toContainEqual(expect.stringMatching(/^\/vi\/docs\/[\w-]+$/));
});

test('the pre-sales page shows a QR code in Chinese and an email address in other languages', async () => {
  for (const path of ['/zh/pre-sales', '/tc/pre-sales']) {
    expect((await page(path)).$('main [role=img] svg[shape-rendering=crispEdges]'), path).toHaveLength(1);
  }
  expect((await page('/ru/pre-sales')).$('main a[href^="mailto:"]')).toHaveLength(1);
});
