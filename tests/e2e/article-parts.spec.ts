import { expect, test } from '@playwright/test';
import { articleCta } from '@/lib/pages/article-cta';
import { newestRelease, pickArticle, siteArticles, translated } from '../articles';
import { openHydrated } from './hydrated';
import { e2e, readHtml, send } from './send-request';
import { origin } from './sitemap-urls';

/** The parts of an article page around its text, and its calls to action. */

const post = pickArticle('blog', { where: ({ author }) => author !== undefined });
const news = translated('news', { where: ({ author }) => author !== undefined });

/** An article whose first callout is a warning. */
const warning = /^(?:(?!\n> \[!)[\s\S])*\n> \[!WARNING\]/;

test('callouts are labeled in the language of the article, and are plain quotes in Markdown and feeds', async () => {
  const { path: docs } = translated('docs', { text: warning });
  for (const [path, name] of [
    [docs, 'Warning'],
    [`/ru${docs}`, 'Внимание'],
    [`/th${translated('helps', { text: warning }).path}`, 'คำเตือน'],
  ] as const) {
    const $ = await readHtml(path);
    expect($('article [role=note] p:first-child strong').first().text(), path).toBe(name);
    expect($('article blockquote'), path).toHaveLength(0);
  }
  const markdown = (await send(`${docs}.md`)).body;
  expect(markdown).toContain('> **Warning**');
  expect(markdown).not.toContain('[!');
  const feed = (await send('/blog/rss.xml')).body;
  expect(feed).toContain('Warning');
  expect(feed).not.toContain('<svg');
});

test('an image with a caption is a responsive figure with reserved space', async ({ page }) => {
  const $ = await readHtml('/blog/sample-note-1', e2e);
  const image = $('article figure img');
  expect($('article figure figcaption').text()).toBe('A cut stone has many facets.');
  expect([image.attr('width'), image.attr('height')]).toEqual(['1408', '1000']);
  expect(image.attr('srcset')).toContain(' 530w');
  expect($('article p img')).toHaveLength(1);
  await page.goto(`http://localhost:${e2e.port}/blog/sample-note-1`);
  const shown = page.locator('article figure img');
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator('article figure button')).toHaveCount(0);
});

test('blog and news name a team, share their URL without trackers, and link to their feed', async () => {
  for (const path of [post.path, `/ru${news.path}`]) {
    const $ = await readHtml(path);
    expect($('article header [data-author]').text().length, path).toBeGreaterThan(3);
    const url = $('link[rel=canonical]').attr('href')!;
    const links = $('[data-share] a').toArray();
    expect(links.length).toBe(6);
    for (const link of links) {
      expect(decodeURIComponent($(link).attr('href')!), path).toContain(url);
      expect($(link).attr('href')).not.toMatch(/utm_|fbclid|[?&](?:ref|via|source)=/);
      expect($(link).attr('aria-label')).toBeTruthy();
    }
    const feed = $('article a[href$="/rss.xml"]').attr('href')!;
    expect((await send(feed)).status).toBe(200);
  }
  for (const path of ['/blog', '/ru/news', '/th/release']) {
    expect((await readHtml(path))(`main a[href$="${path}/rss.xml"]`), path).toHaveLength(1);
  }
});

test('share buttons copy the URL of an article, or open the system’s share sheet if available', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(Navigator.prototype, 'share', { value: async (data: unknown) => void shared.push(data) });
  });
  await openHydrated(page, post.path);
  const button = page.locator('[data-share] button');
  await expect(button).toBeVisible();
  await page.getByRole('link', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const url = `${origin}${post.path}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await button.click();
  const shared = await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
  expect(shared).toEqual([{ url, title: (await page.locator('h1').textContent())!.replaceAll(' ', ' ') }]);
});

test('articles link to the feature they describe, help articles to support', async () => {
  const getHref = async (path: string, selector: string) => (await readHtml(path))(selector).attr('href');
  const banner = 'main section[aria-labelledby=article-cta] a';
  const isAbout = (tag: string) => pickArticle('blog', { in: ['en', 'ru'], where: ({ tags }) => tags[0] === tag }).path;
  const withoutTopic = translated('news', { where: (article) => articleCta(article) === null });
  expect(await getHref(isAbout('automation'), banner)).toBe('/local-api');
  expect(await getHref(`/ru${isAbout('proxies')}`, banner)).toBe('/ru/proxies');
  expect(await getHref(`/th${withoutTopic.path}`, banner)).toBe('/th/download');
  expect(await getHref(`/uk${translated('helps').path}`, 'main p a[data-click=contact]')).toBe('/uk/pre-sales');
  expect(await getHref(translated('docs').path, 'main p a[data-click=contact]')).toBe('/pre-sales');
});

test('without listed files only the newest release links to the download page', async () => {
  const newest = await readHtml(`/ru${newestRelease().path}`);
  expect(newest('section[aria-labelledby=downloads]')).toHaveLength(0);
  expect(newest('article p[data-actions] a').attr('href')).toBe('/ru/download');
  const older = await readHtml(
    siteArticles()
      .release.map(({ id }) => `/release/${id}`)
      .at(-2)!,
  );
  expect(older('section[aria-labelledby=downloads]')).toHaveLength(0);
  expect((await readHtml('/release'))('main li a[href="/download"]')).toHaveLength(0);
});

test('releases list the first changes of each kind, news are grouped by month', async () => {
  const $ = await readHtml('/ru/release');
  // Releases that only fix bugs say so in their summary.
  for (const entry of $('main li:has(h2):not([data-patch-release])').toArray()) {
    const kinds = $(entry).find('div:has(> h3)').toArray();
    expect(kinds.length).toBeGreaterThan(0);
    for (const kind of kinds) {
      expect($(kind).find('h3 a').attr('href')).toMatch(/^\/ru\/release\/[\d-]+#./);
      expect($(kind).find('li').length).toBeGreaterThan(0);
      expect($(kind).find('li').length).toBeLessThanOrEqual(2);
    }
  }
  const news = await readHtml('/news');
  const months = news('main section > h2 time')
    .toArray()
    .map((time) => news(time).attr('datetime')!);
  expect(months.length).toBeGreaterThan(1);
  expect(months).toEqual(months.toSorted().toReversed());
  for (const section of news('main section:has(h2 time)').toArray()) {
    const month = news(section).find('h2 time').attr('datetime')!;
    for (const time of news(section).find('li time').toArray()) expect(news(time).attr('datetime')).toContain(month);
  }
});
