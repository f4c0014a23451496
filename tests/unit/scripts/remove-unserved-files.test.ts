import { existsSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { removeUnservedFiles } from '@/scripts/remove-unserved-files';
import { folderPerTest } from '@/tests/temp-folder';

const { at, put, read } = folderPerTest();

const isSameFile = (a: string, b: string) => statSync(at(a)).ino === statSync(at(b)).ino;

it('a build stores the Flight data of each page once, and no lists of traced files', () => {
  const [page, whole, tree] = ['.rsc', '.segments/_full.segment.rsc', '.segments/_tree.segment.rsc'].map(
    (end) => `server/app/en/pricing${end}`,
  ) as [string, string, string];
  const removed = ['server/app/page.js.nft.json', 'a.nft.json'];
  for (const name of [page, whole, tree, 'server/app/page.js', ...removed]) put(name);
  removeUnservedFiles(at());
  expect(isSameFile(whole, page)).toBe(true);
  expect([tree, 'server/app/page.js'].filter((name) => !existsSync(at(name)))).toEqual([]);
  expect(removed.filter((name) => existsSync(at(name)))).toEqual([]);
});

it('a build stores the Flight data of a locale’s layout once, unless a page has others', () => {
  const segment = '.segments/$d$locale.segment.rsc';
  const [home, pricing, article, other, otherLocale] = ['en', 'en/pricing', 'en/blog/a', 'en/faq', 'ru/pricing'].map(
    (page) => `server/app/${page}${segment}`,
  ) as [string, string, string, string, string];
  for (const name of [home, pricing, article, otherLocale]) put(name, 'layout');
  put(other, 'another layout');
  removeUnservedFiles(at());
  expect([pricing, article, other, otherLocale].map((name) => isSameFile(name, home))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(read(other)).toBe('another layout');
});
