import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { articleAt } from '@/lib/urls/article-path';
import { splitLocale } from '@/lib/i18n/locale-paths';
import { matchRoute } from '@/lib/urls/match-route';
import { pickArticle, translated } from '../articles';
import { sample } from '../sampling';
import { brotliKilobytes, firstLoad, scriptsOf, compressedSizes } from './first-load';
import { send } from './send-request';
import { sampleListedUrls } from './sitemap-urls';

/** Budgets for a page load. `npm run bench` measures the framework's baseline. */
const frameworkFloor = 138.2;
const budgets = { javaScript: frameworkFloor + 15, css: 14.5, homeHtml: 30, fonts: 60, homeTransfer: 330 };

/**
 * Transfer sizes with brotli: pages as compressed by the server, scripts at maximum quality. An article contains its
 * layout, three covers and as many words as its subject needs: most take 9 to 10.5 KB.
 */
const wire = { homeHtml: 18.4, articleHtml: 17.8, javaScript: 130, catalogHtml: 25 };

/** Solutions and alternatives are long pages; their size is measured with gzip. */
const catalog: ReadonlySet<string> = new Set(['solutions', 'alternatives']);

const pages = ['/', '/ru/pricing', '/ru/download', '/zh/faq', '/th/rpa', '/local-api', '/pt/referral-program'];
const heaviestStyles = ['/synchronizer', '/multi-profiles-management', '/teamwork', '/solutions/crypto'];
const compared = ['/alternatives', '/uk/alternatives/gologin-alternative'];
const articles = [
  `/zh${translated('blog').path}`,
  // The longest one.
  pickArticle('docs', { text: /^\{reference: rpa-nodes\}$/m }).path,
  ...(['helps', 'news', 'release'] as const).map((name) => translated(name).path),
];
const weighed = [...sample([...pages, ...heaviestStyles, ...compared, '/search?q=x'], 2), ...articles];
for (const path of weighed) {
  test(`${path} stays within its size budgets`, async ({ baseURL }) => {
    const { javaScript, css, html } = compressedSizes(await firstLoad(baseURL + path));
    expect(javaScript, 'first-load JavaScript in KB').toBeLessThanOrEqual(budgets.javaScript);
    expect(css, 'CSS in KB').toBeGreaterThan(0);
    expect(css, 'CSS in KB').toBeLessThanOrEqual(budgets.css);
    if (path === '/') expect(html, 'HTML in KB').toBeLessThanOrEqual(budgets.homeHtml);
  });
}

for (const path of sample(['/', '/ru', '/zh', '/vn'], 4)) {
  test(`the home page ${path} stays within its transfer budget until five seconds after load`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    const types = new Map<string, string>();
    const bytes = { all: 0, fonts: 0 };
    devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes.all += encodedDataLength;
      if (types.get(requestId) === 'Font') bytes.fonts += encodedDataLength;
    });
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForTimeout(5000);
    console.log(`  ${path}: ${(bytes.all / 1000).toFixed(1)} KB, of which fonts ${(bytes.fonts / 1000).toFixed(1)} KB`);
    expect(bytes.all / 1000, 'all of it in KB').toBeLessThanOrEqual(budgets.homeTransfer);
    expect(bytes.fonts / 1000, 'fonts in KB').toBeLessThanOrEqual(budgets.fonts);
  });
}

test('pages in all languages stay within their transfer budgets', async ({ baseURL }) => {
  const scriptWeights = new Map<string, Promise<number>>();
  const weightOfScript = async (path: string) => brotliKilobytes((await send(path)).body, 11);
  const tooHeavy: string[] = [];
  const check = (path: string, what: keyof typeof wire, weight: number) =>
    weight > wire[what] && tooHeavy.push(`${path}: ${what} ${weight.toFixed(1)} KB`);
  for (const { path } of await sampleListedUrls(10)) {
    const { body: html } = await send(path);
    const pagePath = splitLocale(path).path;
    const route = matchRoute(pagePath);
    const collection = (route && articleAt(route)?.collection) ?? 'legal';
    if (route && catalog.has(route.route.section)) check(path, 'catalogHtml', gzipSync(html).length / 1000);
    // Legal texts are as long as they have to be.
    if (pagePath === '/') check(path, 'homeHtml', brotliKilobytes(html, 6));
    else if (collection !== 'legal') check(path, 'articleHtml', brotliKilobytes(html, 6));
    const scripts = scriptsOf(html, baseURL!).map((url) => new URL(url).pathname);
    expect(scripts.length, path).toBeGreaterThan(0);
    for (const script of scripts) if (!scriptWeights.has(script)) scriptWeights.set(script, weightOfScript(script));
    const weights = await Promise.all(scripts.map((script) => scriptWeights.get(script)!));
    check(
      path,
      'javaScript',
      weights.reduce((sum, weight) => sum + weight, 0),
    );
  }
  expect(tooHeavy).toEqual([]);
});
