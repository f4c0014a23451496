import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { withPlainSpaces } from '@/lib/i18n/no-break-spaces';
import { newestRelease } from '../articles';
import { readHtml } from './send-request';

/** Lists of articles, documentation, help and releases, and the search results. */

test('the help center has a search field and lists every article under a task', async () => {
  const $ = await readHtml('/th/helps');
  expect($('main form[action="/th/search"] input[name=q]')).toHaveLength(1);
  const tasks = $('main nav a[href^="#"]').toArray();
  expect(tasks.length).toBeGreaterThan(2);
  for (const task of tasks) expect($(`main section${$(task).attr('href')!} li a`).length).toBeGreaterThan(0);
  expect($('main section[aria-labelledby="popular"] a[href^="/th/helps/"]').length).toBeGreaterThan(2);
  expect($('main section:not([aria-labelledby="popular"]) a[href^="/th/helps/"]')).toHaveLength(
    readdirSync('messages/en/helps').length,
  );
});

test('the documentation index has a search field and lists each page once', async () => {
  for (const path of ['/docs', '/th/docs']) {
    const $ = await readHtml(path);
    const links = $('main div:has(> search) ~ div a[href*="/docs/"]:not([href*="#"])').toArray();
    expect(links.length, path).toBe(readdirSync('messages/en/docs').filter((name) => name.endsWith('.md')).length);
    expect(new Set(links.map((link) => $(link).attr('href'))).size, path).toBe(links.length);
  }
  const $ = await readHtml('/th/docs');
  expect($('main form[action="/th/search"] input[name=q]')).toHaveLength(1);
});

test('a list shows untranslated articles in a section below, or a notice if all are untranslated', async () => {
  for (const [locale, collection] of [
    ...['blog', 'docs', 'news', 'release'].flatMap((name) => [['tr', name] as const, ['ru', name] as const]),
    ['zh', 'blog'] as const,
    // A list whose articles are all untranslated.
    ['tr', 'blog-guides/automation'] as const,
  ]) {
    const path = `/${locale}/${collection}`;
    const [folder] = collection.split('-');
    const $ = await readHtml(path);
    const messages = JSON.parse(readFileSync(`messages/${locale}/articles.json`, 'utf8')) as {
      allUntranslated: string;
      topics: { untranslated: string };
    };
    const isApart = (entry: Parameters<typeof $>[0]) =>
      $(entry).closest('section').children('h2').text() === messages.topics.untranslated;
    const entries = $('main li:has(:is(h2, h3) a), main section li:has(> a)').toArray();
    expect(entries.length, path).toBeGreaterThan(1);
    const isForeign = entries.map((entry) => {
      const id = $(entry).find('a').attr('href')!.split('/').at(-1)!;
      return !existsSync(`messages/${locale}/${folder}/${id}.md`);
    });
    const isAll = isForeign.every(Boolean);
    expect(entries.map(isApart), path).toEqual(isAll ? entries.map(() => false) : isForeign);
    expect(isForeign, path).toEqual(isForeign.toSorted());
    expect(withPlainSpaces($('main').text()).includes(messages.allUntranslated), path).toBe(isAll);
    expect($('main li:has(h2, h3) [role=img][aria-label]'), path).toHaveLength(0);
  }
});

test('a version number appears once per entry of the release list and once on its page', async () => {
  const $ = await readHtml('/release');
  for (const entry of $('main li:has(h2)').toArray()) {
    const version = $(entry).find('strong').text();
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect($(entry).find('h2').text()).not.toContain(version);
  }
  const { path, version } = newestRelease();
  const notes = await readHtml(path);
  expect(notes('h1').text()).toContain(version);
  expect(notes('article header p:has(time)').text()).not.toContain(version);
});

test('a list and its categories share one row of filters that marks the current one', async () => {
  const filters = async (path: string) => {
    const $ = await readHtml(path);
    const links = (nav: string) => $(`main nav[aria-label="${nav}"] a`).toArray();
    const hrefs = (nav: string) => links(nav).map((link) => $(link).attr('href'));
    const choices = [...links('Categories'), ...links('Tags')];
    const current = choices
      .filter((link) => $(link).attr('aria-current') === 'page')
      .map((link) => $(link).attr('href'));
    expect(current, path).toEqual(choices.some((link) => $(link).attr('href') === path) ? [path] : []);
    return { categories: hrefs('Categories'), tags: hrefs('Tags') };
  };
  const blog = await filters('/blog');
  // All articles of the blog are guides, so their tags are the only filters on both pages.
  expect(blog.categories).toEqual([]);
  expect(blog.tags).toContain('/blog-guides/profiles');
  expect(await filters('/blog-guides')).toEqual(blog);
  expect(await filters('/blog-guides/profiles')).toEqual(blog);
  const news = await filters('/news');
  expect(news.categories).toEqual(['/news', '/news-company', '/news-product']);
  expect(news.tags).toEqual([]);
  expect((await filters('/news-product')).categories).toEqual(news.categories);
});

test('a category filter shows its number of articles', async () => {
  const $ = await readHtml('/news');
  const chosen = $('main nav a[href="/news-product"]').text();
  const entries = (await readHtml('/news-product'))('main li:has(h2, h3)').length;
  expect(entries).toBeGreaterThan(0);
  expect(chosen).toMatch(new RegExp(` ${entries}$`));
});
