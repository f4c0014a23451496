import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildContentIndex } from '@/lib/content/build-index';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const texts = 'title: A title\ndescription: A description';
const source = (more = '') => `---\n${texts}\ndate: 2026-09-14\n${more}---\n\nText.\n`;
const translation = (more = '') => `---\n${texts}\n${more}---\n\nText.\n`;
const journal = (more = '') => source(`category: guides\ntags: [profiles]\n${more}`);
const build = (now = '2026-11-01T00:00:00Z', drafts = false) =>
  buildContentIndex([root], { drafts, now: new Date(now) });

describe('article index', () => {
  it('the article index takes metadata from the source language and lists the languages of an article', () => {
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

  it('drafts and scheduled articles are hidden, and shown in development', () => {
    put('en/blog/draft.md', journal('draft: true\n'));
    put('en/blog/later.md', journal('publishAt: 2026-12-01T08:00:00Z\n'));
    expect(build().blog).toEqual([]);
    expect(build('2026-12-01T08:00:00Z').blog.map(({ id }) => id)).toEqual(['later']);
    expect(build(undefined, true).blog).toHaveLength(2);
  });

  it('articles are sorted newest first, documentation in reading order', () => {
    put('en/helps/old.md', source());
    put('en/helps/new.md', `---\n${texts}\ndate: 2026-10-01\n---\n\nText.\n`);
    put('en/docs/a.md', source());
    put('en/docs/b.md', source('section: profiles\norder: 2\n'));
    put('en/docs/c.md', source('section: profiles\norder: 1\n'));
    put('en/docs/d.md', source('section: start\n'));
    expect(build().helps.map(({ id }) => id)).toEqual(['new', 'old']);
    expect(build().docs.map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
  });

  it.each([
    ['en/blog/a.md', source(), 'en/blog/a.md:1: category: missing; add a line such as “category: guides”'],
    [
      'en/blog/a.md',
      journal().replace('2026-09-14', 'yesterday'),
      'en/blog/a.md:4: date: must be a date like 2026-09-14',
    ],
    [
      'en/blog/a.md',
      journal().replace('2026-09-14', '2026-02-30'),
      'en/blog/a.md:4: date: must be a date like 2026-09-14',
    ],
    ['en/blog/a.md', journal('colour: red\n'), 'en/blog/a.md:7: colour: unknown field; remove it'],
    ['en/blog/a.md', journal('publishAt: soon\n'), 'en/blog/a.md:7: publishAt: must be a time like'],
    ['en/blog/a.md', journal('draft: "yes"\n'), 'en/blog/a.md:7: draft: must be true or false, without quotation'],
    ['en/blog/a.md', journal().replace('[profiles]', 'profiles'), 'en/blog/a.md:6: tags: must be a list'],
    ['en/blog/a.md', journal().replace('title: A title\n', ''), 'en/blog/a.md:1: title: missing'],
    ['en/blog/a.md', journal().replace('A title', '12'), 'en/blog/a.md:2: title: must be text; put it between quot'],
    ['en/blog/a.md', journal().replace('A title', '"a\\nb"'), 'en/blog/a.md:2: title: must be one line'],
    ['en/blog/a.md', 'No front matter.', 'en/blog/a.md:1: front matter: the file must begin with YAML'],
    ['en/blog/a.md', '', 'en/blog/a.md:1: front matter: the file must begin with YAML'],
    ['en/blog/a.md', '---\ntitle: A title\n', 'en/blog/a.md:1: front matter: the file must begin with YAML'],
    ['en/blog/a.md', '---\ntitle: [\n---\n\nText.', 'en/blog/a.md:2: front matter: invalid YAML; a bracket'],
    ['en/blog/a.md', '---\ntitle: a: b\n---\n\nText.', 'en/blog/a.md:2: front matter: invalid YAML; put text that'],
    ['en/blog/a.md', journal('\tdraft: true\n'), 'en/blog/a.md:7: front matter: a line is indented with a tab'],
    ['en/blog/a.md', journal('date: 2026-09-15\n'), 'en/blog/a.md:7: front matter: duplicate field'],
    ['en/blog/a.md', journal().replace('Text.', ''), 'en/blog/a.md:8: text: the article is empty'],
    ['en/blog/a.md', journal().replace('Text.', 'Text.\n\n# Heading'), 'en/blog/a.md:11: text: begin headings with ##'],
    ['en/blog/Big Name.md', journal(), 'Big Name.md:1: file name:'],
    ['en/blog/page.md', journal(), 'page.md:1: file name:'],
    ['en/legal/imprint.md', source(), 'imprint.md:1: file name: must be one of privacy-policy'],
    ['en/helps/103.md', source(), '103.md:1: file name: must not be a number'],
    ['en/blog/a.md', journal().replace('guides', 'page'), 'category: the name "page" is reserved'],
    ['en/release/a.md', source('version: one\n'), 'en/release/a.md:5: version: must be a version like 1.4.0'],
    ['ru/blog/a.md', translation(), 'ru/blog/a.md:1: language: there is no English article with this name'],
  ])('the article index rejects %s with a reason: %#', (file, text, message) => {
    put(file, text);
    expect(() => build()).toThrow(message);
  });

  it('metadata in a translation, and an article in several languages without English, are rejected', () => {
    put('en/blog/a.md', journal());
    put('zh/blog/a.md', translation('date: 2026-09-14\n'));
    expect(() => build()).toThrow('zh/blog/a.md:4: date: metadata belongs in the English file');
    rmSync(path.join(root, 'en'), { recursive: true });
    put('ru/blog/a.md', journal());
    expect(() => build()).toThrow('language: add an English file: an article in several languages requires one');
  });

  it('all invalid article files are reported, and a misspelled field once', () => {
    put('en/blog/a.md', journal().replace('title:', 'titel:'));
    put('en/helps/b.md', source('colour: red\n').replace('date: 2026-09-14', 'date: soon'));
    const at = (file: string) => path.join(root, file);
    expect(() => build()).toThrow(
      [
        `${at('en/blog/a.md')}:2: titel: unknown field; did you mean “title”?`,
        `${at('en/helps/b.md')}:4: date: must be a date like 2026-09-14`,
        `${at('en/helps/b.md')}:5: colour: unknown field; remove it`,
      ].join('\n'),
    );
  });

  it('Windows line endings and byte order marks are accepted in articles', () => {
    put('en/blog/a.md', `\uFEFF${journal().replaceAll('\n', '\r\n')}`);
    expect(build().blog.map(({ id, date }) => [id, date])).toEqual([['a', '2026-09-14']]);
  });

  it('a folder named like an article, and a symbolic link in a cycle, are rejected', () => {
    mkdirSync(path.join(root, 'en/blog/folder.md'), { recursive: true });
    symlinkSync('circle.md', path.join(root, 'en/blog/circle.md'));
    expect(() => build()).toThrow(
      /circle\.md:1: file name: is a folder or a broken link.*\n.*folder\.md:1: file name: is a folder or a broken link/,
    );
  });
});
