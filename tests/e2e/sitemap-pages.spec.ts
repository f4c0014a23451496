import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import { namespaces } from '@/lib/content/ui-messages';
import { languageTag, localeCodes } from '@/lib/i18n/locales';
import { translated } from '../articles';
import { languageIssue, pageLanguageTexts } from './detect-language';
import { forEachConcurrent, readHtml, send } from './send-request';
import { listedUrls, origin, sampleListedUrls } from './sitemap-urls';

/** Checks the HTML of the URLs in the sitemaps, as a crawler sees it. */

const keys = `^(?:${namespaces.join('|')})\\.[a-z][\\w.]+$`;
const placeholder = new RegExp(String.raw`\{[a-zA-Z]+\}|MISSING_MESSAGE|${keys}|undefined|\[object`, 'm');

test('every URL in the sitemaps is a complete page in its language', async () => {
  const listed = await listedUrls();
  const checked = await sampleListedUrls(8);
  expect(new Set(listed.map(({ locale }) => locale)).size).toBe(localeCodes.length);
  const versionsOf = new Map(listed.map(({ url, alternates }) => [url, alternates]));
  const issues: string[] = [];
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();

  await forEachConcurrent(checked, async ({ locale, url, path, alternates }) => {
    const report = (issue: string) => issues.push(`${path}: ${issue}`);
    const { status, body, headers } = await send(path);
    if (status !== 200) return void report(`status ${status}`);
    if (headers['set-cookie']) report('sets a cookie');
    const $ = cheerio.load(body);
    if ($('html').attr('lang') !== languageTag(locale)) report(`lang is ${$('html').attr('lang')}`);
    if ($('h1').length !== 1 || $('h1').text().trim() === '') report(`${$('h1').length} first-level headings`);
    const title = $('title').text();
    const description = $('meta[name=description]').attr('content') ?? '';
    for (const [what, text, seen] of [
      ['title', title, titles],
      ['description', description, descriptions],
    ] as const) {
      const key = `${locale} ${text}`;
      if (text.length < 8) report(`${what} is “${text}”`);
      if (seen.has(key)) report(`has the ${what} of ${seen.get(key)}`);
      seen.set(key, path);
    }
    if (!title.endsWith(' | Facetry')) report(`title is “${title}”`);
    if ($('link[rel=canonical]').attr('href') !== url) report(`canonical is ${$('link[rel=canonical]').attr('href')}`);
    if ($('meta[name=robots]').attr('content')?.includes('noindex')) report('is not to be indexed');
    if ($('meta[property="og:url"]').attr('content') !== url) report('og:url is not its own');
    if (!$('meta[property="og:title"]').attr('content')) report('no og:title');

    const head = new Map(
      $('link[rel=alternate][hreflang]')
        .toArray()
        .map((link) => [$(link).attr('hreflang')!, $(link).attr('href')!]),
    );
    if (JSON.stringify([...head].sort()) !== JSON.stringify([...alternates].sort())) report('head and sitemap differ');
    if (head.get(languageTag(locale)) !== url) report('does not list itself');
    if (!head.has('x-default')) report('no x-default');
    for (const [language, other] of head) {
      if (language !== 'x-default' && versionsOf.get(other)?.get(languageTag(locale)) !== url) {
        report(`${other} does not point back`);
      }
    }

    const texts = pageLanguageTexts($);
    const linkedPaths = placeholder.exec([title, description, ...texts].join('\n'));
    if (linkedPaths) report(`shows “${linkedPaths[0]}”`);
    const issue = languageIssue(locale, texts);
    if (issue) report(`is not in ${locale}: ${issue}`);
  });

  expect(issues).toEqual([]);
  expect(listed.length).toBeGreaterThan(650);
  expect(listed.every(({ url }) => url.startsWith(origin))).toBe(true);
});

test('structured data has breadcrumbs or the organization, and no price or rating', async () => {
  const issues: string[] = [];
  await forEachConcurrent(await sampleListedUrls(20), async ({ path }) => {
    const $ = await readHtml(path);
    const data = $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse($(script).text()) as { '@type': string });
    const types = data.map((entry) => entry['@type']);
    const isHome = types.includes('WebSite');
    if (isHome !== types.includes('Organization')) issues.push(`${path}: ${types.join(', ')}`);
    if (!isHome && !types.includes('BreadcrumbList')) issues.push(`${path}: no breadcrumbs`);
    if (/"(?:offers|price|aggregateRating|review)"/.test(JSON.stringify(data))) issues.push(`${path}: price or rating`);
  });
  expect(issues).toEqual([]);
});

test('page types have their types of structured data', async () => {
  const typesOf = async (path: string) => {
    const $ = await readHtml(path);
    return $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => (JSON.parse($(script).text()) as { '@type': string })['@type'])
      .sort();
  };
  expect(await typesOf('/ru')).toEqual(['FAQPage', 'Organization', 'WebSite']);
  expect(await typesOf('/ru/download')).toEqual(['BreadcrumbList', 'FAQPage', 'SoftwareApplication']);
  expect(await typesOf('/ru/faq')).toEqual(['BreadcrumbList', 'FAQPage']);
  expect(await typesOf(translated('blog').path)).toEqual(['BlogPosting', 'BreadcrumbList']);
  expect(await typesOf(`/zh${translated('news').path}`)).toEqual(['BreadcrumbList', 'NewsArticle']);
  expect(await typesOf(translated('docs').path)).toEqual(['BreadcrumbList', 'TechArticle']);
  expect(await typesOf('/th/solutions')).toEqual(['BreadcrumbList', 'ItemList']);
});
