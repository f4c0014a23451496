import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import { e2e, e2eZh, readHtml, send, type SendOptions } from './send-request';
import { e2eUrl, zhUrl } from '@/scripts/e2e-environment';

/** The e2e build has a separate host for Chinese, and redirects unknown hosts to the right one. */

const unknownHost: SendOptions = { ...e2e, host: 'old.example' };

test('the Chinese host serves unprefixed pages in Chinese to all visitors', async () => {
  const visitors: Record<string, string>[] = [{}, { Cookie: 'myLocale=en' }, { 'Accept-Language': 'ru' }];
  for (const headers of visitors) {
    const { status, headers: responseHeaders, body } = await send('/', { ...e2eZh, headers });
    expect(status).toBe(200);
    expect(responseHeaders['cache-control']).toContain('public');
    expect(responseHeaders['x-robots-tag']).toBeUndefined();
    const $ = cheerio.load(body);
    expect($('html').attr('lang')).toBe('zh-CN');
    expect($('link[rel=canonical]').attr('href')).toBe(`${zhUrl}/`);
    expect($('link[hreflang=zh-CN]').attr('href')).toBe(`${zhUrl}/`);
    expect($('link[hreflang=ru-RU]').attr('href')).toBe(`${e2eUrl}/ru`);
  }
});

test('each language is redirected to its host in one hop', async () => {
  const rows: [path: string, options: SendOptions, location: string][] = [
    ['/zh/pricing?a=1', e2eZh, '/pricing?a=1'],
    ['/en/pricing', e2eZh, `${e2eUrl}/en/pricing`],
    ['/ru/pricing', e2eZh, `${e2eUrl}/ru/pricing`],
    ['/ru/Pricing.html/?a=1', e2eZh, `${e2eUrl}/ru/pricing?a=1`],
    ['/zh/pricing', e2e, `${zhUrl}/pricing`],
    ['/zh-CN/faq/', e2e, `${zhUrl}/faq`],
    ['/pricing', unknownHost, `${e2eUrl}/pricing`],
    ['/ru/pricing', unknownHost, `${e2eUrl}/ru/pricing`],
    ['/ru/Pricing.html/?a=%20', unknownHost, `${e2eUrl}/ru/pricing?a=%20`],
  ];
  for (const [path, options, location] of rows) {
    const response = await send(path, options);
    expect(response.status, path).toBe(308);
    expect(response.headers.location, path).toBe(location);
  }
});

test('each host has its own robots.txt and sitemaps', async () => {
  expect((await send('/robots.txt', e2eZh)).body).toContain(`Sitemap: ${zhUrl}/sitemap.xml`);
  expect((await send('/robots.txt', e2e)).body).toContain(`Sitemap: ${e2eUrl}/sitemap.xml`);
  const index = (await send('/sitemap.xml', e2e)).body;
  expect(index).toContain(`<loc>${zhUrl}/zh-CN-sitemap.xml</loc>`);
  expect(index).toContain(`<loc>${e2eUrl}/ru-RU-sitemap.xml</loc>`);
  const zhIndex = (await send('/sitemap.xml', e2eZh)).body;
  expect(zhIndex.match(/<loc>/g)).toHaveLength(1);
  const $ = cheerio.load((await send('/zh-CN-sitemap.xml', e2eZh)).body, { xml: true });
  const hosts = $('url > loc')
    .toArray()
    .map((loc) => new URL($(loc).text()).host);
  expect(new Set(hosts)).toEqual(new Set([e2eZh.host]));
});

test('each host has feeds in its language', async () => {
  const title = async (options: SendOptions) =>
    cheerio
      .load((await send('/blog/rss.xml', options)).body, { xml: true })('channel > title')
      .text();
  expect(await title(e2eZh)).toMatch(/\p{Script=Han}/u);
  expect(await title(e2e)).not.toMatch(/\p{Script=Han}/u);
});

test('the language switcher links across hosts', async ({ page }) => {
  await page.goto(`${zhUrl}/pricing`);
  await page.locator('[popovertarget=menu-language]').click();
  await page.locator('#menu-language').getByRole('link', { name: 'Русский', exact: true }).click();
  await page.waitForURL(`${e2eUrl}/ru/pricing`);
  await page.locator('[popovertarget=menu-language]').click();
  await page.locator('#menu-language').getByRole('link', { name: '简体中文', exact: true }).click();
  await page.waitForURL(`${zhUrl}/pricing`);
});

test('optional settings are rendered: chat group, videos, verification tags', async () => {
  const $ = await readHtml('/ru', e2e);
  const resources = $('#menu-resources a')
    .toArray()
    .map((link) => $(link).attr('href'));
  expect(resources).toContain('https://chat.example/facetry');
  expect(resources).toContain('https://video.example/facetry');
  for (const [name, content] of [
    ['google-site-verification', 'google-code'],
    ['msvalidate.01', 'bing-code'],
    ['yandex-verification', 'yandex-code'],
    ['baidu-site-verification', 'baidu-code'],
    ['twitter:site', '@facetry'],
  ]) {
    expect($(`meta[name="${name}"]`).attr('content'), name).toBe(content);
  }
});
