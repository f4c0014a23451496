import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { manifestFile, serializeManifest, type Asset } from '@/lib/http-server/asset-manifest';
import { readPreviousPages } from '@/lib/http-server/previous-pages';
import { retainPreviousPages } from '@/scripts/retain-previous-pages';
import { folderPerTest } from '../../temp-folder';

const { at, put } = folderPerTest();

/** Creates a build of pages, given as texts by path. */
function createBuild(name: string, pages: Record<string, string>): string {
  const assets = Object.keys(pages).map((url): [string, Asset] => {
    const file = `server/app${url}.html`;
    put(`${name}/${file}`, pages[url]);
    put(`${name}/${file}.br`, 'compressed');
    return [
      url,
      { ...{ file, type: 'text/html', etag: pages[url]!, bytes: 1, br: 1, gz: 0 }, cacheControl: '', scripts: [] },
    ];
  });
  put(`${name}/${manifestFile}`, serializeManifest(new Map(assets)));
  return at(name);
}

const retainedTexts = (build: string) => {
  const manifest = readPreviousPages(build);
  const paths = [...manifest.paths()].toSorted();
  return Object.fromEntries(paths.map((url) => [url, readFileSync(`${build}/${manifest.get(url)!.file}`, 'utf8')]));
};

it('a publication keeps the latest pages before it of those that it has not rendered', () => {
  const first = createBuild('1', { '/en': 'one', '/ru': 'one', '/ru/faq': 'one' });
  const second = createBuild('2', { '/en': 'two', '/ru': 'two' });
  const third = createBuild('3', { '/en': 'three' });
  retainPreviousPages(first, second);
  retainPreviousPages(second, third);
  expect(retainedTexts(second)).toEqual({ '/ru/faq': 'one' });
  expect(retainedTexts(third)).toEqual({ '/ru': 'two', '/ru/faq': 'one' });
});

it('a build that is no publication has no pages from before', () => {
  expect(retainedTexts(createBuild('1', {}))).toEqual({});
});
