import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { typesetUiMessages } from '@/lib/content/ui-messages';
import { localeCodes } from '@/lib/i18n/locales';
import { plainText } from '@/lib/i18n/element-text';
import { withPlainSpaces } from '@/lib/i18n/no-break-spaces';
import { canonicalPath } from '@/lib/i18n/locale-paths';
import { topicIds } from '@/lib/urls/catalog';
import { pathTo } from '@/lib/urls/path-to';
import { sample } from '../sampling';
import { send } from './send-request';

/** Content of the marketing pages without scripts. */

const load = async (path: string) => {
  const response = await send(path);
  expect(response.status, path).toBe(200);
  return cheerio.load(withPlainSpaces(response.body));
};

for (const locale of sample(localeCodes, 3)) {
  test(`the home page in ${locale} compares the product with its alternatives`, async () => {
    const $ = await load(canonicalPath(locale, pathTo('home')));
    const copy = pageCopyAt(locale, pathTo('home'));
    expect($('h1').text()).toBe(withPlainSpaces(plainText(copy.heading)));
    expect($('main').text()).toContain(withPlainSpaces(typesetUiMessages(locale).common.freePlanNote));
    const columns = $('main table thead th')
      .map((_, cell) => $(cell).text())
      .get();
    expect(columns).toHaveLength(4);
    expect(columns[1]).toContain('Chrome');
    expect($('main table tbody tr')).toHaveLength(copy.table!.rows.length);
    for (const id of ['browser-fingerprint', 'proxies'] as const) {
      const href = canonicalPath(locale, pathTo('html', { html: id }));
      expect($(`main a[href="${href}"]`).length, href).toBeGreaterThan(0);
    }
  });
}

for (const [index, id] of topicIds.entries()) {
  test(`the page ${id} has a mockup, a table, questions and links to its neighbors in every language`, async () => {
    const path = pathTo('html', { html: id });
    for (const locale of sample(localeCodes, 3, index)) {
      const url = canonicalPath(locale, path);
      const $ = await load(url);
      const copy = pageCopyAt(locale, path);
      expect($('h1').text(), url).toBe(withPlainSpaces(plainText(copy.heading)));
      expect($('main figure[role=img]').length, url).toBeGreaterThan(0);
      expect($('main table tbody tr').length, url).toBe(copy.table!.rows.length);
      const data = $('script[type="application/ld+json"]').text();
      for (const { question } of copy.questions!) expect(data, url).toContain(withPlainSpaces(plainText(question)));
      for (const html of topicIds.filter((other) => other !== id)) {
        const href = canonicalPath(locale, pathTo('html', { html }));
        expect($(`main a[href="${href}"]`).length, `${href} on ${url}`).toBeGreaterThan(0);
        expect($(`footer a[href="${href}"]`).length, `${href} in the footer`).toBe(1);
      }
    }
  });
}
