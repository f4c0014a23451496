import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { manifestFile, serializeManifest, type Asset } from '@/lib/http-server/asset-manifest';
import { recordOnDemandPage } from '@/lib/http-server/on-demand-log';
import type { OnDemandPage } from '@/lib/http-server/on-demand-page';
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

it('a publication also keeps pages that servers of the one before have rendered on request, unless they were evicted', async () => {
  const first = createBuild('1', { '/en': 'one' });
  const second = createBuild('2', { '/en': 'two' });
  for (const [port, path] of [
    [3000, '/faq'],
    [3001, '/rpa'],
    [3001, '/evicted'],
  ] as const) {
    const page: OnDemandPage = { kind: 'render', locale: 'ru', internalLocale: 'ru', path, key: `/ru${path}` };
    const file = `on-demand-pages/${port}${path}.html`;
    put(`1/${file}`, `one ${path}`);
    const asset = { ...{ file, type: 'text/html', etag: path, bytes: 1, br: 0, gz: 0 }, cacheControl: '', scripts: [] };
    await recordOnDemandPage(first, port, page, asset);
  }
  rmSync(at('1/on-demand-pages/3001/evicted.html'));
  appendFileSync(at('1/on-demand-pages/3001.jsonl'), '["/ru/half-written');
  retainPreviousPages(first, second);
  expect(retainedTexts(second)).toEqual({ '/ru/faq': 'one /faq', '/ru/rpa': 'one /rpa' });
});

it('a build that is no publication has no pages from before', () => {
  expect(retainedTexts(createBuild('1', {}))).toEqual({});
});
