import { expect, test } from '@playwright/test';
import { partlyTranslated } from '../articles';
import { expectMissing, fetchJson, negotiatedCacheControl, publicCacheControl } from './expect-json';
import { withPlainSpaces } from '@/lib/i18n/no-break-spaces';
import { readHtml, send } from './send-request';

type Payload = {
  locale: string;
  title: string;
  description: string;
  headings: { level: number; text: string; id?: string }[];
  canonical: string;
  alternates: { language: string; url: string }[];
  body: string[];
};

test.describe('page data', () => {
  test('page data contains the content of the page', async () => {
    for (const path of ['/pricing', '/ru/pricing', '/zh/faq', '/blog', `/vi${partlyTranslated().path}`]) {
      const $ = await readHtml(path);
      const payload = await fetchJson<Payload>(`${path}/_payload.json`);
      expect(payload.title, path).toBe($('head title').text());
      expect(payload.description, path).toBe($('meta[name="description"]').attr('content'));
      expect(payload.canonical, path).toBe($('link[rel="canonical"]').attr('href'));
      expect(payload.alternates.length, path).toBe($('link[rel="alternate"][hreflang]').length);
      const first = payload.headings[0]!;
      expect(first.level, path).toBe(1);
      expect(payload.body, path).toContain(first.text);
      expect(payload.body.join('\n'), path).not.toMatch(/<\/?(?:p|li|div|span)\b/);
      for (const paragraph of $('main > div p').toArray().slice(0, 3)) {
        // In the page data, prices in different currencies are separated.
        $(paragraph).find('[data-currency]').after(' ');
        const text = withPlainSpaces($(paragraph).text()).replace(/\s+/g, ' ').trim();
        if ($(paragraph).find('button, svg, [hidden], [aria-hidden]').length === 0 && text) {
          expect(payload.body.map((block) => block.replace(/\s+/g, ' ')).join('\n'), path).toContain(text);
        }
      }
    }
  });

  test('page data is in the same language as the page', async () => {
    const localeOf = async (path: string, headers?: Record<string, string>) =>
      (await fetchJson<Payload>(path, headers ? { headers } : {})).locale;
    expect(await localeOf('/_payload.json')).toBe('en');
    expect(await localeOf('/pricing/_payload.json', { Cookie: 'myLocale=zh' })).toBe('zh');
    expect(await localeOf('/pricing/_payload.json', { 'Accept-Language': 'zh-CN' })).toBe('zh');
    expect(await localeOf('/pricing/_payload.json', { 'Accept-Language': 'ru' })).toBe('en');
    expect(await localeOf('/ru/_payload.json', { Cookie: 'myLocale=zh' })).toBe('ru');
    expect(await localeOf('/vi/docs/_payload.json')).toBe('vn');
  });

  test('page data is cached like the page and ignores the query', async () => {
    for (const path of ['/_payload.json', '/pricing/_payload.json', '/ru/_payload.json', '/ru/pricing/_payload.json']) {
      const [plainText, withQuery] = await Promise.all([send(path), send(`${path}?0123-abc&q=x`)]);
      expect(plainText.headers['cache-control'], path).toBe(
        path.startsWith('/ru') ? publicCacheControl : negotiatedCacheControl,
      );
      expect(plainText.headers['set-cookie'], path).toBeUndefined();
      expect(plainText.headers['x-robots-tag'], path).toBe('noindex');
      expect(withQuery.status, path).toBe(200);
      expect(withQuery.body, path).toBe(plainText.body);
      const head = await send(path, { method: 'HEAD' });
      expect([head.status, head.body], path).toEqual([200, '']);
    }
  });

  test('page data is not found for missing and redirected pages', async () => {
    await expectMissing('/nothing-here/_payload.json', negotiatedCacheControl);
    await expectMissing('/ru/nothing-here/_payload.json', publicCacheControl);
    await expectMissing('/ru/helps/201/_payload.json', publicCacheControl);
    await expectMissing('/Pricing/_payload.json', publicCacheControl);
    await expectMissing('/_payload.json', negotiatedCacheControl, { headers: { 'Accept-Language': 'ru' } });
    await expectMissing('/ru/page-not-found/_payload.json', publicCacheControl);
    expect((await send('/pricing/_payload.json', { method: 'POST' })).status).toBe(405);
    expect((await send('/%E0%A4%A/_payload.json')).status).toBe(400);
  });

  test('page data is not reachable by its internal path', async () => {
    for (const path of [
      '/payload',
      '/payload/ru',
      '/payload/en/pricing',
      '/payload/en/..%2f..%2fpackage',
      '/ru/payload',
    ]) {
      const { status, headers } = await send(path);
      expect(status, path).toBe(404);
      expect(headers['content-type'], path).toMatch(/^text\/html/);
    }
  });
});
