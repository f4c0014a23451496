import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pickArticle } from '../articles';
import { plainBuild } from '../builds';
import { pageKinds } from '../e2e/page-kinds';
import { isFull, sample, commitOffset } from '../sampling';
import { htmlIssues } from './html-issues';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { canonicalInternalLocale } from '@/lib/i18n/origins';
import { toInternalPath } from '@/lib/urls/match-route';

/** Validates the HTML of one built page of every kind and language. */

const folder = path.join(plainBuild(), 'server', 'app');
const fileOf = (locale: LocaleCode, page: string) =>
  path.join(folder, `${canonicalInternalLocale(locale)}${page === '/' ? '' : toInternalPath(page)}.html`);

/** Tables, code and every level of heading, in addition to the other kinds. */
const references = ['local-api', 'rpa-nodes'].map(
  (name) => pickArticle('docs', { text: new RegExp(`^\\{reference: ${name}\\}$`, 'm') }).path,
);
const pages = [...pageKinds, ...references, '/cookie-policy'];
const built = localeCodes.flatMap((locale) =>
  pages.map((page) => ({ locale, page, file: fileOf(locale, page) })).filter(({ file }) => existsSync(file)),
);

describe('HTML of built pages', () => {
  it('the checks find invalid HTML, unnamed scroll containers and hidden labels', () => {
    const page = (body: string) =>
      `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Page</title></head><body>${body}</body></html>`;
    expect(htmlIssues(page('<h1>Page</h1><p>Text.</p>'))).toEqual([]);
    for (const [rule, body] of [
      ['element-permitted-content', '<span><p>Text.</p></span>'],
      ['heading-level', '<h1>Page</h1><h3>Part</h3>'],
      ['valid-autocomplete', '<label>A <input type="radio" autocomplete="off"></label>'],
      ['unique-landmark', '<nav aria-label="A"></nav><nav aria-label="A"></nav>'],
      ['is focusable but has no role or accessible name', '<div tabindex="0">Text.</div>'],
      ['is inside aria-hidden', '<div aria-hidden="true"><label>A <input type="text" tabindex="-1"></label></div>'],
    ] as const) {
      expect(htmlIssues(page(body)).join('\n'), rule).toContain(rule);
    }
  });

  it.runIf(isFull)('most pages of every language are built', () => {
    for (const locale of localeCodes) {
      expect(built.filter((page) => page.locale === locale).length, locale).toBeGreaterThan(pages.length * 0.8);
    }
  });

  it('pages of every kind and language have valid, accessible HTML', () => {
    const issues = sample(built, 7, commitOffset).flatMap(({ locale, page, file }) =>
      htmlIssues(readFileSync(file, 'utf8')).map((issue) => `${locale} ${page}: ${issue}`),
    );
    expect(issues).toEqual([]);
  });
});
