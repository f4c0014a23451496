import { readdirSync, rmSync, existsSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { inProcessRequest } from '@/lib/http-server/rendering/in-process-request';
import { createOnDemandPages } from '@/lib/http-server/rendering/on-demand-pages';
import { FileCache } from '@/lib/http-server/file-cache';
import type { Asset } from '@/lib/http-server/asset-manifest';
import type { OnDemandPage } from '@/lib/http-server/on-demand-page';
import { folderPerTest } from '@/tests/temp-folder';

const html = (url: string) =>
  `<!doctype html><html><head><title>${url}</title></head><body><main><h1>${url}</h1>` +
  `<p>${'Enough words to be worth compressing. '.repeat(40)}</p></main><script>run()</script></body></html>`;

const { at } = folderPerTest();
let requested: string[];
let failures: unknown[];
let status: number;

const handler: RequestListener = (request, response) => {
  requested.push([`${request.headers.host}${request.url}`, ...[request.headers.cookie ?? []].flat()].join(' '));
  response.writeHead(status, { 'Content-Type': request.url!.endsWith('.md') ? 'text/markdown' : 'text/html' });
  response.end(html(request.url!));
};

const make = (limits?: { pages: number; bytes: number }, files = new FileCache(), port = 3000) =>
  createOnDemandPages({
    folder: at(),
    port,
    files,
    request: inProcessRequest(handler),
    logFailure: (_: string, error: unknown) => failures.push(error),
    ...(limits ? { limits } : {}),
  });

const page = (path: string, kind: OnDemandPage['kind'] = 'render'): OnDemandPage => ({
  kind,
  locale: 'ru',
  internalLocale: 'ru',
  path,
  key: kind === 'render' || kind === 'feed' ? `/ru${path}` : `/${kind}/ru${path}`,
});
const assetOf = (result: Asset | null | 'busy'): Asset => {
  if (result === null || result === 'busy') throw new Error('Rendering failed.');
  return result;
};
const filesOnDisk = () => (existsSync(at('on-demand-pages/3000')) ? readdirSync(at('on-demand-pages/3000')) : []);
const bytesOf = async (files: FileCache, file: string) => Buffer.from(await files.read(at(file)));

beforeEach(() => {
  [requested, failures, status] = [[], [], 200];
});

describe('on-demand page', () => {
  it('an on-demand page is requested once at the URL that always has its language, for any number of clients', async () => {
    const older = make();
    const [first, second] = await Promise.all([older.get(page('/blog/old')), older.get(page('/blog/old'))]);
    const later = await older.get(page('/blog/old'));
    expect(requested).toEqual(['www.facetry.example/ru/blog/old']);
    expect(second).toEqual(first);
    expect(later).toEqual(first);
  });

  it('a server that starts keeps the on-demand pages of another server of the build', async () => {
    await make().get(page('/blog/old'));
    const before = filesOnDisk();
    make(undefined, new FileCache(), 3001);
    expect(before).not.toHaveLength(0);
    expect(filesOnDisk()).toEqual(before);
    make();
    expect(filesOnDisk()).toEqual([]);
  });

  it('a failed on-demand page is logged, and tried again at the next request', async () => {
    const older = make();
    status = 500;
    expect(await older.get(page('/blog/old'))).toBeNull();
    expect(failures).toHaveLength(1);
    status = 200;
    expect(await older.get(page('/blog/old'))).not.toBeNull();
  });

  it('an on-demand page is rendered again if its file is gone', async () => {
    const files = new FileCache();
    const older = make(undefined, files);
    const result = assetOf(await older.get(page('/blog/old')));
    rmSync(at(result.file));
    const repeated = assetOf(await older.regenerate(page('/blog/old')));
    expect(requested).toHaveLength(2);
    expect((await bytesOf(files, repeated.file)).toString()).toBe(html('/ru/blog/old'));
  });
});

describe('many on-demand pages at once', () => {
  const paths = (count: number) => Array.from({ length: count }, (_, i) => page(`/blog/old-${i}`));

  it('on-demand pages are rendered one at a time, and all queued requests are served', async () => {
    const older = make();
    for (const result of await Promise.all(paths(40).map(older.get))) assetOf(result);
    expect(requested).toHaveLength(40);
  });

  it('requests for on-demand pages beyond the queue limit are asked to retry later', async () => {
    const older = make();
    const result = await Promise.all(paths(200).map(older.get));
    const rejected = result.filter((outcome) => outcome === 'busy').length;
    expect(rejected).toBeGreaterThan(100);
    expect(requested).toHaveLength(200 - rejected);
    assetOf(await older.get(page('/blog/old-199')));
    expect(failures).toEqual([]);
  });
});

describe('cached on-demand pages', () => {
  const requestMany = async (older: ReturnType<typeof make>, count: number) => {
    for (let index = 0; index < count; index += 1) await older.get(page(`/blog/old-${index}`));
    // Wait for the asynchronous removal of files.
    await new Promise((resolve) => setTimeout(resolve, 100));
  };

  it('the cache of on-demand pages has a maximum number of pages, each with two compressed files', async () => {
    const older = make({ pages: 5, bytes: 1e9 });
    await requestMany(older, 40);
    expect(filesOnDisk()).toHaveLength(5 * 3);
    await older.get(page('/blog/old-39'));
    expect(requested).toHaveLength(40);
    await older.get(page('/blog/old-0'));
    expect(requested).toHaveLength(41);
  });

  it('the cache of on-demand pages has a maximum size', async () => {
    await requestMany(make({ pages: 1000, bytes: 8000 }), 40);
    expect(filesOnDisk().length).toBeGreaterThan(0);
    expect(filesOnDisk().length).toBeLessThanOrEqual(5 * 3);
  });

  it('the cache of on-demand pages is empty after every start', async () => {
    await requestMany(make(), 3);
    make();
    expect(filesOnDisk()).toEqual([]);
  });

  it('on-demand pages stay in memory if the disk is not writable', async () => {
    const files = new FileCache();
    const older = make(undefined, files);
    writeFileSync(at('on-demand-pages'), 'in the way');
    const result = assetOf(await older.get(page('/blog/old')));
    expect(failures).toHaveLength(1);
    expect((await bytesOf(files, result.file)).toString()).toBe(html('/ru/blog/old'));
  });
});
