import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { acceptTranslations, readDigests, translationStatus } from '@/lib/content/translation-status';
import { collectionNames } from '@/lib/urls/route-table';
import { applyChanges, moveArticle } from '@/scripts/move-article';
import { writeNewArticle } from '@/scripts/new-article';
import { folderPerTest } from '@/tests/temp-folder';
import { blogArticle, translated } from '../pages/invalid-content';

const { at, put, read } = folderPerTest();

beforeEach(() => {
  put('messages/do-not-translate.json', '{ "texts": [] }');
  cpSync('content/releases.json', at('content/releases.json'));
  put('content/redirects.json', '[]\n');
  put('messages/en/blog/moving-in.md', blogArticle('Moving in', 'See [proxies](/blog/moving-in-late).'));
  put('messages/ru/blog/moving-in.md', translated('Переезд', 'Профиль хранит свои куки.'));
  acceptTranslations(at('messages'), 'ru');
});

const redirects = () => JSON.parse(read('content/redirects.json')) as unknown;

/** Every file of the project with its text. */
const snapshot = () =>
  readdirSync(at(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [file, readFileSync(file, 'utf8')]);

it('the files of a moved article move in all languages, and its old path redirects to the new one', () => {
  const { files, redirect } = moveArticle(at(), 'blog', 'moving-in', 'settling-in');
  expect(files.map((file) => path.relative(at(), file))).toEqual([
    'messages/en/blog/settling-in.md',
    'messages/ru/blog/settling-in.md',
  ]);
  expect(existsSync(at('messages/en/blog/moving-in.md'))).toBe(false);
  expect(existsSync(at('messages/ru/blog/moving-in.md'))).toBe(false);
  expect(redirect).toEqual({ from: '/blog/moving-in', to: '/blog/settling-in' });
  expect(redirects()).toEqual([{ from: '/blog/moving-in', to: '/blog/settling-in', status: 301 }]);
});

it('links to a moved article change in articles and messages of all languages, and other paths do not', () => {
  const links = '[a](/blog/moving-in) [b](/blog/moving-in#part "Title") [c](/blog/moving-in-late) `/blog/moving-in`';
  put('messages/en/docs/proxies.md', `${links}\n\n[d]: /blog/moving-in\n`);
  put('messages/vn/pages/extra.json', `{ "answer": "[a](/blog/moving-in?x=1)" }`);
  expect(moveArticle(at(), 'blog', 'moving-in', 'settling-in').links).toBe(4);
  expect(read('messages/en/docs/proxies.md')).toBe(
    '[a](/blog/settling-in) [b](/blog/settling-in#part "Title") [c](/blog/moving-in-late) `/blog/moving-in`\n\n[d]: /blog/settling-in\n',
  );
  expect(read('messages/vn/pages/extra.json')).toBe('{ "answer": "[a](/blog/settling-in?x=1)" }');
});

it('the translations of a moved article stay up to date', () => {
  const root = at('messages');
  moveArticle(at(), 'blog', 'moving-in', 'settling-in');
  const states = translationStatus(root, (file) => file.startsWith('blog/')).filter(({ locale }) => locale === 'ru');
  expect(states).toEqual([{ locale: 'ru', file: 'blog/settling-in.md', state: 'current' }]);
  const digests = read('messages/ru/source-digests.yml');
  acceptTranslations(root, 'ru');
  expect(read('messages/ru/source-digests.yml')).toBe(digests);
  expect(readDigests(root, 'ru')).not.toHaveProperty(['blog/moving-in.md']);
});

it('earlier redirects to a moved article lead to the new path at once, and moving it back leaves no loop', () => {
  put('content/redirects.json', '[{ "from": "/first", "to": "/blog/moving-in#part", "status": 301 }]');
  moveArticle(at(), 'blog', 'moving-in', 'settling-in');
  moveArticle(at(), 'blog', 'settling-in', 'moving-in');
  expect(redirects()).toEqual([
    { from: '/first', to: '/blog/moving-in#part', status: 301 },
    { from: '/blog/settling-in', to: '/blog/moving-in', status: 301 },
  ]);
});

it('a draft moves without a redirect', () => {
  writeNewArticle(at('messages'), { collection: 'news', id: 'soon', today: new Date() });
  expect(moveArticle(at(), 'news', 'soon', 'later').redirect).toBeNull();
  expect(redirects()).toEqual([]);
});

it('the version of a moved release note follows its id, including in the list of releases', () => {
  const release = '---\ntitle: A\ndescription: B\ndate: 2026-09-14\nversion: 1.4.0\n---\n\nText.\n';
  put('messages/en/release/1-4-0.md', release);
  moveArticle(at(), 'release', '1-4-0', '1-4-1');
  expect(read('messages/en/release/1-4-1.md')).toBe(release.replace('1.4.0', '1.4.1'));
  expect(read('content/releases.json')).toContain('"version": "1.4.1"');
});

const ids: Readonly<Record<string, readonly [string, string]>> = {
  release: ['1-5-0', '1-5-1'],
  legal: ['privacy-policy', 'cookie-policy'],
};
it.each(collectionNames)('an article of %s can be moved', (collection) => {
  const [from, to] = ids[collection] ?? ['one', 'two'];
  writeNewArticle(at('messages'), { collection, id: from, today: new Date() });
  moveArticle(at(), collection, from, to);
  expect(existsSync(at('messages/en', collection, `${to}.md`))).toBe(true);
});

it.each([
  ['an invalid list of redirects', 'blog', 'moving-in', 'settling-in', 'redirects.json:1: ', '[{ "from": "/a" }]'],
  ['an unknown collection', 'blogs', 'moving-in', 'settling-in', 'Unknown collection "blogs"'],
  ['an unknown article', 'blog', 'moving', 'settling-in', 'There is no article blog/moving.'],
  ['an existing target', 'blog', 'moving-in', 'taken', 'already exists'],
  ['the same id', 'blog', 'moving-in', 'moving-in', 'already exists'],
  ['an id that is not a path segment', 'blog', 'moving-in', '../x', 'is not a valid article id'],
  ['an article that cannot be read', 'blog', 'broken', 'settling-in', 'front matter'],
])('a move is rejected without changes because of %s', (_, collection, from, to, message, list = '[]') => {
  put('content/redirects.json', list);
  put('messages/ru/blog/taken.md', translated('Занято', 'Текст.'));
  put('messages/en/blog/broken.md', 'No front matter.\n');
  const before = snapshot();
  expect(() => moveArticle(at(), collection, from, to)).toThrow(message);
  expect(snapshot()).toEqual(before);
});

it('files that were moved are restored if another cannot be written', () => {
  const before = snapshot();
  const [article, target] = ['messages/en/blog/moving-in.md', 'messages/en/blog/settling-in.md'] as const;
  const changes = { [target]: 'moved', [article]: null, [`${target}/below-a-file.md`]: 'text' };
  expect(() => applyChanges(new Map(Object.entries(changes).map(([file, text]) => [at(file), text])))).toThrow();
  expect(snapshot()).toEqual(before);
});
