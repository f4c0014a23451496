import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import { describe, expect, it } from 'vitest';
import { plainBuild } from '../builds';
import { invisibleCharacter } from '../invisible-characters';
import { isFull, sample, commitOffset } from '../sampling';
import type { ContentIndex } from '@/lib/content/content-index';
import { localeFromInternal, prefixedChinese } from '@/lib/i18n/internal-locale';
import { localeCodes } from '@/lib/i18n/locales';
import { internalLocales } from '@/lib/i18n/origins';
import { indexedPaths } from '@/lib/pages/all-paths';
import { isPrerendered } from '@/lib/pages/prerender-policy';
import { toInternalPath } from '@/lib/urls/match-route';
import { pagePolicy } from '@/lib/http-server/content-security-policy';
import { inlineScriptHashes } from '@/lib/http-server/inline-scripts';
import { splitResultsTemplate } from '@/lib/search/results-template';
import { site } from '@/lib/config/site';

/** Checks the built HTML against the Content-Security-Policy of pages. */

const folder = path.join(plainBuild(), 'server');
const pages = ['app', 'pages'].flatMap((part) =>
  readdirSync(path.join(folder, part), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(part, name)),
);
// `generated/` may belong to another build by now.
const index = JSON.parse(readFileSync(path.join(plainBuild(), 'content-index.json'), 'utf8')) as ContentIndex;
const htmlOf = (page: string) => readFileSync(path.join(folder, page), 'utf8');
const policyOf = pagePolicy(site);

/** Finds a pattern in the tags of all pages. Text that looks like a tag is escaped in HTML. */
const found = (pattern: RegExp) =>
  pages.flatMap((page) => [...htmlOf(page).matchAll(pattern)].map(([text]) => `${page}: ${text.slice(-200)}`));

describe('built pages', () => {
  it.runIf(isFull)('built pages exist in every language', () => {
    for (const code of internalLocales) expect(pages).toContain(path.join('app', code, 'pricing.html'));
    expect(pages).toContain(path.join('app', '_global-error.html'));
    expect(pages).toContain(path.join('app', '_not-found.html'));
  });

  it.runIf(isFull)('the build contains all prerendered pages, including list pages that only one language has', () => {
    const built = new Set(pages);
    const missing = internalLocales.flatMap((internalLocale) => {
      const locale = localeFromInternal(internalLocale);
      return indexedPaths(locale, index)
        .filter((page) => isPrerendered(locale, page, index))
        .map((page) => path.join('app', `${internalLocale}${page === '/' ? '' : toInternalPath(page)}.html`))
        .filter((page) => !built.has(page));
    });
    expect(missing).toEqual([]);
    for (const locale of ['zh', prefixedChinese]) expect(pages).toContain(`app/${locale}/blog/page/2.html`);
  });

  it('the build contains no diagnostics for editors', () => {
    const texts = readdirSync(plainBuild(), { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.(?:html|js|css|rsc)$/.test(name) && !name.startsWith('cache'),
    );
    expect(texts.length).toBeGreaterThan(pages.length);
    const leaking = sample(texts, 4, commitOffset).filter((name) =>
      /draft-bar|Draft issues/.test(readFileSync(path.join(plainBuild(), name), 'utf8')),
    );
    expect(leaking).toEqual([]);
  });

  it('the build serves no text with invisible characters', () => {
    const texts = readdirSync(plainBuild(), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:html|rsc|body|meta|json|md)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !/^(?:cache|node_modules|messages)\b/.test(path.relative(plainBuild(), file)));
    const invalid = sample(texts, 4, commitOffset).filter((file) =>
      invisibleCharacter.test(readFileSync(file, 'utf8')),
    );
    expect(texts.length).toBeGreaterThan(pages.length);
    expect(invalid).toEqual([]);
  });

  it('built pages have no style attributes, which the CSP would block', () => {
    expect(found(/<[a-z][^<>]*\sstyle="[^"]*"/gi)).toEqual([]);
  });

  it('built pages have no style elements and no inline event handlers', () => {
    expect(found(/<style\b[^>]*>/gi)).toEqual([]);
    expect(found(/<[a-z][^<>]*\son[a-z]+="[^"]*"/gi)).toEqual([]);
  });

  it('built pages load resources and submit forms on the same origin only', () => {
    expect(found(/<(?:script|img|iframe|source|video|audio)\b[^<>]*\ssrc="(?!\/(?!\/)|data:image\/)[^"]*"/gi)).toEqual(
      [],
    );
    expect(
      found(/<link\b(?=[^<>]*\srel="(?:stylesheet|preload|manifest|icon)")[^<>]*\shref="(?!\/(?!\/))[^"]*"/gi),
    ).toEqual([]);
    expect(found(/<form\b[^<>]*\saction="(?!\/(?!\/))[^"]*"/gi)).toEqual([]);
    expect(found(/<(?:object|embed|base)\b[^>]*>/gi)).toEqual([]);
    expect(found(/="javascript:[^"]*"/gi)).toEqual([]);
  });

  it('error pages outside the locale layouts have no scripts', () => {
    for (const name of ['app/_not-found', 'app/_global-error', 'pages/404', 'pages/500']) {
      const $ = cheerio.load(htmlOf(`${name}.html`));
      expect($('script, [as=script]').length, name).toBe(0);
      expect($('h1').length, name).toBe(1);
      expect($('link[rel=stylesheet]').attr('href'), name).toBe('/assets/plain-page.css');
    }
  });

  it('the search page of every language is a template for results', () => {
    for (const locale of [...localeCodes, prefixedChinese]) {
      const html = htmlOf(`app/${locale}/search.html`);
      expect(html.split('name="q"'), locale).toHaveLength(2);
      const template = splitResultsTemplate(html);
      for (const name of Object.values(template.classes)) expect(name, locale).toMatch(/^[\w-]+(?: [\w-]+)?$/);
    }
  });

  it('the Flight data of all built pages are deduplicated', () => {
    const unchanged = pages.filter((page) => {
      const html = htmlOf(page);
      return html.includes('self.__next_f') && !html.includes('querySelectorAll("[data-dedupe]")');
    });
    expect(unchanged).toEqual([]);
  });

  it('the CSP lists all inline scripts of a built page within the header size limit', () => {
    for (const page of sample(pages, 4, commitOffset)) {
      const html = htmlOf(page);
      const hashes = inlineScriptHashes(html);
      const inline = cheerio.load(html)('script:not([src]):not([type="application/ld+json"])').toArray();
      expect(hashes.length, page).toBe(new Set(inline.map((node) => cheerio.load(node).text())).size);
      expect(policyOf(hashes, '/pricing').length, page).toBeLessThan(4000);
    }
  });
});
