import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import { describe, expect, it } from 'vitest';
import { plainBuild } from '../builds';
import { sample, today } from '../sampling';
import type { ContentIndex } from '@/lib/content/content-index';
import { localeCodes } from '@/lib/i18n/locales';
import { indexedPaths } from '@/lib/pages/all-paths';
import { isPrerendered } from '@/lib/pages/prerender-policy';
import { innerPath } from '@/lib/urls/match';
import { pagePolicy } from '@/lib/http-server/content-security-policy';
import { headScriptHashes, inlineScriptHashes } from '@/lib/http-server/inline-scripts';
import { site } from '@/lib/config/site';

/** The HTML that the build has made, against what the policy of pages lets be. */

const folder = path.join(plainBuild(), 'server');
const pages = ['app', 'pages'].flatMap((part) =>
  readdirSync(path.join(folder, part), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(part, name)),
);
// What `generated/` holds by now is another's.
const index = JSON.parse(readFileSync(path.join(plainBuild(), 'content-index.json'), 'utf8')) as ContentIndex;
const htmlOf = (page: string) => readFileSync(path.join(folder, page), 'utf8');
const policyOf = pagePolicy(site);

/** Pages in whose tags something is found, and what. Text that looks like a tag is escaped in HTML. */
const found = (pattern: RegExp) =>
  pages.flatMap((page) => [...htmlOf(page).matchAll(pattern)].map(([text]) => `${page}: ${text.slice(-200)}`));

describe('the built pages', () => {
  it('are there, in every language', () => {
    for (const code of localeCodes) expect(pages).toContain(path.join('app', code, 'pricing.html'));
    expect(pages).toContain(path.join('app', '_global-error.html'));
    expect(pages).toContain(path.join('app', '_not-found.html'));
  });

  it('are all that a build makes, further pages of a list that only one language has among them', () => {
    const made = new Set(pages);
    const missing = localeCodes.flatMap((locale) =>
      indexedPaths(locale, index)
        .filter((page) => isPrerendered(page, index))
        .map((page) => path.join('app', page === '/' ? `${locale}.html` : `${locale}${innerPath(page)}.html`))
        .filter((page) => !made.has(page)),
    );
    expect(missing).toEqual([]);
    expect(pages).toContain('app/zh/blog/page/2.html');
  });

  it('hold nothing of what editors are told in development, and neither does anything else of the build', () => {
    const texts = readdirSync(plainBuild(), { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.(?:html|js|css|rsc)$/.test(name) && !name.startsWith('cache'),
    );
    expect(texts.length).toBeGreaterThan(pages.length);
    const telling = sample(texts, 4, today).filter((name) =>
      /draft-bar|For editors/.test(readFileSync(path.join(plainBuild(), name), 'utf8')),
    );
    expect(telling).toEqual([]);
  });

  it('have no styles in attributes, which the policy would take away', () => {
    expect(found(/<[a-z][^<>]*\sstyle="[^"]*"/gi)).toEqual([]);
  });

  it('have no style elements and no handlers in attributes', () => {
    expect(found(/<style\b[^>]*>/gi)).toEqual([]);
    expect(found(/<[a-z][^<>]*\son[a-z]+="[^"]*"/gi)).toEqual([]);
  });

  it('load nothing from elsewhere, and send their forms here', () => {
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

  it('that stand outside of every language have no scripts', () => {
    for (const name of ['app/_not-found', 'app/_global-error', 'pages/404', 'pages/500']) {
      const $ = cheerio.load(htmlOf(`${name}.html`));
      expect($('script, [as=script]').length, name).toBe(0);
      expect($('h1').length, name).toBe(1);
      expect($('link[rel=stylesheet]').attr('href'), name).toBe('/assets/plain-page.css');
    }
  });

  it('have the same script in their heads, which a page with a nonce is allowed by its hash', () => {
    const heads = new Set(pages.flatMap((page) => headScriptHashes(htmlOf(page))));
    expect(heads.size).toBe(1);
  });

  it('have all their inline scripts named, by a policy that is no longer than a header may be', () => {
    for (const page of sample(pages, 4, today)) {
      const html = htmlOf(page);
      const hashes = inlineScriptHashes(html);
      const inline = cheerio.load(html)('script:not([src]):not([type="application/ld+json"])').toArray();
      expect(hashes.length, page).toBe(new Set(inline.map((node) => cheerio.load(node).text())).size);
      expect(policyOf(hashes).length, page).toBeLessThan(4000);
    }
  });
});
