import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import { namespaces } from '@/lib/content/ui-messages';
import { languageOf, localeCodes } from '@/lib/i18n/locales';
import { languageComplaint, ownTexts } from './language';
import { each, send } from './send';
import { listedUrls, origin, someListedUrls } from './sitemap-urls';

/** What a crawler sees at every address of every sitemap, in the server's HTML alone. */

const keys = `^(?:${namespaces.join('|')})\\.[a-z][\\w.]+$`;
const placeholder = new RegExp(String.raw`\{[a-zA-Z]+\}|MISSING_MESSAGE|${keys}|undefined|\[object`, 'm');

test('every listed address is a complete page in its language', async () => {
  const listed = await listedUrls();
  const looked = await someListedUrls(8);
  expect(new Set(listed.map(({ locale }) => locale)).size).toBe(localeCodes.length);
  const versionsOf = new Map(listed.map(({ url, alternates }) => [url, alternates]));
  const complaints: string[] = [];
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();

  await each(looked, async ({ locale, url, path, alternates }) => {
    const say = (complaint: string) => complaints.push(`${path}: ${complaint}`);
    const { status, body, headers } = await send(path);
    if (status !== 200) return void say(`status ${status}`);
    if (headers['set-cookie']) say('sets a cookie');
    const $ = cheerio.load(body);
    if ($('html').attr('lang') !== languageOf(locale)) say(`lang is ${$('html').attr('lang')}`);
    if ($('h1').length !== 1 || $('h1').text().trim() === '') say(`${$('h1').length} first-level headings`);
    const title = $('title').text();
    const description = $('meta[name=description]').attr('content') ?? '';
    for (const [what, text, seen] of [
      ['title', title, titles],
      ['description', description, descriptions],
    ] as const) {
      const key = `${locale} ${text}`;
      if (text.length < 8) say(`${what} is “${text}”`);
      if (seen.has(key)) say(`has the ${what} of ${seen.get(key)}`);
      seen.set(key, path);
    }
    if (!title.endsWith(' | Facetry')) say(`title is “${title}”`);
    if ($('link[rel=canonical]').attr('href') !== url) say(`canonical is ${$('link[rel=canonical]').attr('href')}`);
    if ($('meta[name=robots]').attr('content')?.includes('noindex')) say('is not to be indexed');
    if ($('meta[property="og:url"]').attr('content') !== url) say('og:url is not its own');
    if (!$('meta[property="og:title"]').attr('content')) say('no og:title');

    const head = new Map(
      $('link[rel=alternate][hreflang]')
        .toArray()
        .map((link) => [$(link).attr('hreflang')!, $(link).attr('href')!]),
    );
    if (JSON.stringify([...head].sort()) !== JSON.stringify([...alternates].sort())) say('head and sitemap differ');
    if (head.get(languageOf(locale)) !== url) say('does not list itself');
    if (!head.has('x-default')) say('no x-default');
    for (const [language, other] of head) {
      if (language !== 'x-default' && versionsOf.get(other)?.get(languageOf(locale)) !== url) {
        say(`${other} does not point back`);
      }
    }

    const texts = ownTexts($);
    const found = placeholder.exec([title, description, ...texts].join('\n'));
    if (found) say(`shows “${found[0]}”`);
    const complaint = languageComplaint(locale, texts);
    if (complaint) say(`is not in ${locale}: ${complaint}`);
  });

  expect(complaints).toEqual([]);
  expect(listed.length).toBeGreaterThan(650);
  expect(listed.every(({ url }) => url.startsWith(origin))).toBe(true);
});

test('structured data names the page and its way home, and never a price or a rating', async () => {
  const complaints: string[] = [];
  await each(await someListedUrls(20), async ({ path }) => {
    const $ = cheerio.load((await send(path)).body);
    const data = $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse($(script).text()) as { '@type': string });
    const types = data.map((one) => one['@type']);
    const isHome = types.includes('WebSite');
    if (isHome !== types.includes('Organization')) complaints.push(`${path}: ${types.join(', ')}`);
    if (!isHome && !types.includes('BreadcrumbList')) complaints.push(`${path}: no breadcrumbs`);
    if (/"(?:offers|price|aggregateRating|review)"/.test(JSON.stringify(data)))
      complaints.push(`${path}: price or rating`);
  });
  expect(complaints).toEqual([]);
});

test('kinds of pages carry their kind of structured data', async () => {
  const typesOf = async (path: string) => {
    const $ = cheerio.load((await send(path)).body);
    return $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => (JSON.parse($(script).text()) as { '@type': string })['@type'])
      .sort();
  };
  expect(await typesOf('/ru')).toEqual(['FAQPage', 'Organization', 'WebSite']);
  expect(await typesOf('/ru/download')).toEqual(['BreadcrumbList', 'FAQPage', 'SoftwareApplication']);
  expect(await typesOf('/ru/faq')).toEqual(['BreadcrumbList', 'FAQPage']);
  expect(await typesOf('/blog/one-profile-one-account')).toEqual(['BlogPosting', 'BreadcrumbList']);
  expect(await typesOf('/zh/news/new-website')).toEqual(['BreadcrumbList', 'NewsArticle']);
  expect(await typesOf('/docs/proxies')).toEqual(['BreadcrumbList', 'TechArticle']);
  expect(await typesOf('/th/solutions')).toEqual(['BreadcrumbList', 'ItemList']);
});
