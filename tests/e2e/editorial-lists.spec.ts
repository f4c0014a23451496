import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import { send } from './send';

/** What stands in the lists of articles, documentation, help and versions, and in what the search finds. */

const read = async (path: string) => cheerio.load((await send(path)).body);

test('the search marks what it was asked for, and says of what kind each result is', async () => {
  const $ = await read('/search?q=proxy');
  const marks = $('main mark').toArray();
  expect(marks.length).toBeGreaterThan(2);
  for (const mark of marks) expect($(mark).text().toLowerCase()).toContain('prox');
  expect($('main').text()).toContain('Documentation');
  const nothing = await read('/search?q=zzzzqqqq');
  expect(nothing('main mark')).toHaveLength(0);
  expect(nothing('main nav a[href="/helps"]')).toHaveLength(1);
});

test('the help center searches, and has every article under a task', async () => {
  const $ = await read('/th/helps');
  expect($('main form[action="/th/search"] input[name=q]')).toHaveLength(1);
  const tasks = $('main nav a[href^="#"]').toArray();
  expect(tasks.length).toBeGreaterThan(2);
  for (const task of tasks) expect($(`main section${$(task).attr('href')!} h3 a`).length).toBeGreaterThan(0);
  expect($('main section a[href^="/th/helps/"]')).toHaveLength(4);
});

test('the documentation searches above its path', async () => {
  const $ = await read('/th/docs');
  expect($('main search ~ ol')).toHaveLength(1);
  expect($('main form[action="/th/search"] input[name=q]')).toHaveLength(1);
});

test('a list marks what is in English for readers of another language, and nothing else', async () => {
  const entries = async (path: string) => {
    const $ = await read(path);
    const all = $('main li:has(h2)').toArray();
    return {
      all: all.length,
      marked: all.filter((entry) => $(entry).find('[role=img][aria-label]').length > 0).length,
    };
  };
  for (const path of ['/blog', '/docs', '/news', '/release']) {
    const { all, marked } = await entries(`/ru${path}`);
    expect(all, path).toBeGreaterThan(2);
    expect(marked, path).toBe(all);
    expect((await entries(path)).marked, path).toBe(0);
  }
  expect((await entries('/zh/blog')).marked).toBe(1);
});

test('a version stands once beside what it brought, and once above its notes', async () => {
  const $ = await read('/release');
  for (const entry of $('main li:has(h2)').toArray()) {
    const version = $(entry).find('strong').text();
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect($(entry).find('h2').text()).not.toContain(version);
  }
  const notes = await read('/release/1-4-0');
  expect(notes('h1').text()).toContain('1.4.0');
  expect(notes('article header p:has(time)').text()).not.toContain('1.4.0');
});

test('a list leads to its categories where there are several', async () => {
  const categories = async (path: string) => {
    const $ = await read(path);
    const links = $('main nav:not(:has(ol)) a').toArray();
    return links.map((link) => $(link).attr('href'));
  };
  expect(await categories('/blog')).toEqual([]);
  expect(await categories('/blog-guides')).toContain('/blog-guides/profiles');
  expect(await categories('/news')).toEqual(expect.arrayContaining(['/news-company', '/news-product']));
});

test('a category says how many articles it has', async () => {
  const $ = await read('/news');
  const chosen = $('main nav a[href="/news-product"]').text();
  const entries = (await read('/news-product'))('main li:has(h2)').length;
  expect(entries).toBeGreaterThan(0);
  expect(chosen).toMatch(new RegExp(` ${entries}$`));
});
