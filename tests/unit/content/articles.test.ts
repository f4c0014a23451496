import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildContentIndex } from '@/lib/content/build-index';
import { folderPerTest } from '@/tests/temp-folder';

const { at, put } = folderPerTest();

const texts = 'title: A title\ndescription: A description';
const source = (more = '') => `---\n${texts}\ndate: 2026-09-14\n${more}---\n\nText.\n`;
const translation = (more = '') => `---\n${texts}\n${more}---\n\nText.\n`;
const journal = (more = '') => source(`category: guides\ntags: [profiles]\n${more}`);
const build = (now = '2026-11-01T00:00:00Z', drafts = false) =>
  buildContentIndex([at()], { drafts, now: new Date(now) });

it('the article index takes metadata from the source language and lists the languages of an article', () => {
  put('en/blog/a.md', journal('updated: 2026-10-01\n'));
  put('zh/blog/a.md', translation());
  put('zh/blog/b.md', journal());
  const { blog } = build();
  const metadata = { category: 'guides', tags: ['profiles'], updated: '2026-10-01' };
  expect(blog.find(({ id }) => id === 'a')).toMatchObject({ source: 'en', locales: ['en', 'zh'], ...metadata });
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

const blog = 'en/blog/a.md';
it.each([
  [blog, source(), '1: category: missing; add a line such as “category: guides”'],
  [blog, journal().replace('2026-09-14', 'yesterday'), '4: date: must be a date like 2026-09-14'],
  [blog, journal().replace('2026-09-14', '2026-02-30'), '4: date: must be a date like 2026-09-14'],
  [blog, journal('publishAt: soon\n'), '7: publishAt: must be a time like'],
  [blog, journal('draft: "yes"\n'), '7: draft: must be true or false, without quotation'],
  [blog, journal().replace('[profiles]', 'profiles'), '6: tags: must be a list'],
  [blog, journal().replace('title: A title\n', ''), '1: title: missing'],
  [blog, journal().replace('A title', '12'), '2: title: must be text; put it between quot'],
  [blog, journal().replace('A title', '"a\\nb"'), '2: title: must be one line'],
  [blog, '', '1: front matter: the file must begin with YAML'],
  [blog, '---\ntitle: [\n---\n\nText.', '2: front matter: invalid YAML; a bracket'],
  [blog, journal().replace('Text.', ''), '8: text: the article is empty'],
  [blog, journal().replace('Text.', 'Text.\n\n# Heading'), '11: text: begin headings with ##'],
  [blog, journal().replace('guides', 'page'), '5: category: the name "page" is reserved'],
  ['en/blog/Big Name.md', journal(), '1: file name:'],
  ['en/blog/page.md', journal(), '1: file name:'],
  ['en/legal/imprint.md', source(), '1: file name: must be one of privacy-policy'],
  ['en/helps/103.md', source(), '1: file name: must not be a number'],
  ['en/release/a.md', source('version: one\n'), '5: version: must be a version like 1.4.0'],
  ['ru/blog/a.md', translation(), '1: language: there is no English article with this name'],
])('the article index rejects %s with a reason: %#', (file, text, message) => {
  put(file, text);
  expect(() => build()).toThrow(`${file}:${message}`);
});

it('metadata in a translation, and an article in several languages without English, are rejected', () => {
  put('en/blog/a.md', journal());
  put('zh/blog/a.md', translation('date: 2026-09-14\n'));
  expect(() => build()).toThrow('zh/blog/a.md:4: date: metadata belongs in the English file');
  rmSync(at('en'), { recursive: true });
  put('ru/blog/a.md', journal());
  expect(() => build()).toThrow('language: add an English file: an article in several languages requires one');
});

it('all invalid article files are reported, and a misspelled field once', () => {
  put('en/blog/a.md', journal().replace('title:', 'titel:'));
  put('en/helps/b.md', source('colour: red\n').replace('date: 2026-09-14', 'date: soon'));
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
  mkdirSync(at('en/blog/folder.md'), { recursive: true });
  symlinkSync('circle.md', at('en/blog/circle.md'));
  expect(() => build()).toThrow(
    /circle\.md:1: file name: is a folder or a broken link.*\n.*folder\.md:1: file name: is a folder or a broken link/,
  );
});
