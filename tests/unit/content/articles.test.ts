import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ArticleLink } from '@/lib/content/markdown';
import { buildContentIndex } from '@/lib/content/build-index';
import { renderMarkdown } from '@/lib/content/markdown';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const words = 'title: A title\ndescription: A description';
const source = (more = '') => `---\n${words}\ndate: 2026-09-14\n${more}---\n\nText.\n`;
const translation = (more = '') => `---\n${words}\n${more}---\n\nText.\n`;
const journal = (more = '') => source(`category: guides\ntags: [profiles]\n${more}`);
const build = (now = '2026-11-01T00:00:00Z', drafts = false) =>
  buildContentIndex([root], { drafts, now: new Date(now) });

describe('the index of articles', () => {
  it('takes facts from the source language and lists the languages an article is written in', () => {
    put('en/blog/a.md', journal('updated: 2026-10-01\n'));
    put('zh/blog/a.md', translation());
    put('zh/blog/b.md', journal());
    const { blog } = build();
    expect(blog.find(({ id }) => id === 'a')).toMatchObject({
      source: 'en',
      locales: ['en', 'zh'],
      category: 'guides',
      tags: ['profiles'],
      updated: '2026-10-01',
    });
    expect(blog.find(({ id }) => id === 'b')).toMatchObject({ source: 'zh', locales: ['zh'] });
  });

  it('hides drafts and articles whose hour has not come, and shows both in development', () => {
    put('en/blog/draft.md', journal('draft: true\n'));
    put('en/blog/later.md', journal('publishAt: 2026-12-01T08:00:00Z\n'));
    expect(build().blog).toEqual([]);
    expect(build('2026-12-01T08:00:00Z').blog.map(({ id }) => id)).toEqual(['later']);
    expect(build(undefined, true).blog).toHaveLength(2);
  });

  it('puts the newest first, documentation in reading order', () => {
    put('en/helps/old.md', source());
    put('en/helps/new.md', `---\n${words}\ndate: 2026-10-01\n---\n\nText.\n`);
    for (const id of ['faq', 'proxies', 'getting-started']) put(`en/docs/${id}.md`, source());
    expect(build().helps.map(({ id }) => id)).toEqual(['new', 'old']);
    expect(build().docs.map(({ id }) => id)).toEqual(['getting-started', 'proxies', 'faq']);
  });

  it.each([
    ['en/blog/a.md', source(), 'en/blog/a.md: category:'],
    [
      'en/blog/a.md',
      journal().replace('2026-09-14', 'yesterday'),
      'en/blog/a.md: date: it must be a date like 2026-09-14',
    ],
    ['en/blog/a.md', journal('colour: red\n'), 'en/blog/a.md: front matter: Unrecognized key: "colour"'],
    ['en/blog/a.md', journal('publishAt: soon\n'), 'en/blog/a.md: publishAt: it must be a time like'],
    ['en/blog/a.md', journal().replace('title: A title\n', ''), 'en/blog/a.md: title: it is missing'],
    ['en/blog/a.md', 'No front matter.', 'en/blog/a.md: front matter: the file must begin with ---'],
    ['en/blog/a.md', '---\ntitle: [\n---\n\nText.', 'en/blog/a.md: front matter: it is no valid YAML near line'],
    ['en/blog/a.md', journal().replace('Text.', ''), 'en/blog/a.md: text: the article is empty'],
    ['en/blog/a.md', journal().replace('Text.', '# Heading'), 'en/blog/a.md: text: begin headings with ##'],
    ['en/blog/Big Name.md', journal(), 'Big Name.md: file name:'],
    ['en/blog/page.md', journal(), 'page.md: file name:'],
    ['en/legal/imprint.md', source(), 'imprint.md: file name: must be one of privacy-policy'],
    ['en/helps/103.md', source(), '103.md: file name: must not be a number'],
    ['en/blog/a.md', journal().replace('guides', 'page'), 'category: the name "page" is reserved'],
    ['en/release/a.md', source('version: one\n'), 'en/release/a.md: version: must be a version like 1.4.0'],
  ])('refuses %s and says what is wrong: %#', (file, text, message) => {
    put(file, text);
    expect(() => build()).toThrow(message);
  });

  it('refuses facts in a translation, and an article in several languages without English', () => {
    put('en/blog/a.md', journal());
    put('zh/blog/a.md', translation('date: 2026-09-14\n'));
    expect(() => build()).toThrow('zh/blog/a.md: front matter: Unrecognized key: "date"');
    rmSync(path.join(root, 'en'), { recursive: true });
    put('ru/blog/a.md', journal());
    expect(() => build()).toThrow('language: an article in several languages needs an English file');
  });
});

describe('an article’s Markdown', () => {
  const resolve = (target: string): ArticleLink => {
    if (target === '/docs') return { kind: 'link', href: '/vi/docs' };
    return target === '/not-for-you' ? { kind: 'unlinked' } : { kind: 'broken' };
  };
  const outlined = (text: string) => renderMarkdown(text, { file: 'a.md', resolve });
  const render = async (text: string) => (await outlined(text)).html;

  it('leads internal links to the reader’s own pages, fragments and queries kept', async () => {
    expect(await render('[x](/docs?a=1#top)')).toContain('href="/vi/docs?a=1#top"');
    expect(await render('[x](https://example.org/)')).toContain('rel="noopener"');
    expect(await render('[x](/not-for-you)')).toBe('<p><span>x</span></p>');
    expect(await render('## Two words\n\n[x](#two-words)')).toContain('<h2 id="two-words">');
  });

  it('refuses a link that leads nowhere', async () => {
    await expect(render('[x](/nowhere)')).rejects.toThrow('a.md: text: the link to "/nowhere" leads to no page');
    await expect(render('[x](javascript:alert(1))')).rejects.toThrow('leads to no page');
  });

  it('leaves raw HTML out', async () => {
    expect(await render('a <script>alert(1)</script> <img src=x onerror=y> b')).not.toMatch(/<script|<img/);
  });

  it('draws tables in boxes that can be scrolled by keyboard, and leaves them tables', async () => {
    expect(await render('| a | b |\n|---|---|\n| 1 | 2 |')).toMatch(/^<div tabindex="0"><table>.*<\/table><\/div>$/s);
  });

  it('gives each heading a place of its own, and tells of all with how long their lists are', async () => {
    const { html, headings } = await outlined(
      '- no\n\n## Что *нового*\n\n- one\n- two\n\n### `code`\n\n#### Deeper\n\n## End\n\n1. 1st\n   - under\n2. 2nd',
    );
    expect(html).toContain('<h2 id="что-нового">Что <em>нового</em></h2>');
    expect(headings).toEqual([
      { level: 2, id: 'что-нового', text: 'Что нового', items: ['one', 'two'], hasSteps: false },
      { level: 3, id: 'code', text: 'code', items: [], hasSteps: false },
      { level: 2, id: 'end', text: 'End', items: ['1st under', '2nd'], hasSteps: true },
    ]);
  });
});
